import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { drawHeat } from './paths/draw-heat.mjs'
import { PATHS_FOLDER, playPaths } from './parts/play-paths.mjs'
import { whyNoneFound } from './paths/none-found.mjs'
import { readPaths, readStrategies } from './paths/read.mjs'
import { wantedOf } from './paths/wanted.mjs'
import { summaryOf } from './paths/words.mjs'
import { writePaths } from './paths/write.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { app, sandbox, setUpBuilt } from './setup/built.mjs'
import { setUpBrowser } from './setup/browser.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

await endWith(async () => {
  await setUpDependencies()
  const { chosen, list, heat, run, out } = wantedOf(process.argv.slice(2), await readStrategies())
  const file = await readPaths(chosen)
  if (file.paths.length === 0) throw new ClearCause(whyNoneFound(file, chosen))
  if (list) {
    for (const { id, steps, name } of file.paths) console.log(`${id} ${String(steps.length).padStart(3)} ${name}`)
    console.log(summaryOf(file))
    return 0
  }
  if (heat) {
    await drawHeat(file, summaryOf(file))
    console.log(`${summaryOf(file)}. Their heat is in .build/heat/index.html.`)
    return 0
  }
  if (run !== undefined) {
    const paths = file.paths.filter(({ id }) => id === run)
    if (paths.length === 0) throw new ClearCause(`No path has the id ${run}: npm run paths -- --list names them all.`)
    mkdirSync(PATHS_FOLDER, { recursive: true })
    writeFileSync(join(PATHS_FOLDER, 'one.json'), JSON.stringify({ ...file, paths }))
    await Promise.all([setUpBuilt(app), setUpBuilt(sandbox), setUpBrowser()])
    rmSync(join(PATHS_FOLDER, run), { recursive: true, force: true })
    const { failed } = await playPaths(join(PATHS_FOLDER, 'one.json'), PATHS_FOLDER)
    console.log(`Pictures of its steps are in ${join('.build', 'paths', run)}.`)
    return failed > 0 ? 1 : 0
  }
  // Only the default folder is cleared: a folder named with --out may contain other files.
  if (out === undefined) rmSync(PATHS_FOLDER, { recursive: true, force: true })
  writePaths(file, out === undefined ? PATHS_FOLDER : resolve(out))
  console.log(`${summaryOf(file)}. They are in ${out ?? join('.build', 'paths')}.`)
  return 0
})
