// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { csvOf, tableOf } from './paths/csv.mjs'
import { drawHeat } from './paths/draw-heat.mjs'
import { featuresOf } from './paths/gherkin.mjs'
import { PATHS_FOLDER, playPaths } from './parts/play-paths.mjs'
import { specOf } from './paths/playwright.mjs'
import { readPaths, readStrategies } from './paths/read.mjs'
import { summaryOf } from './paths/words.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { app, sandbox, setUpBuilt } from './setup/built.mjs'
import { setUpBrowser } from './setup/browser.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

const text = /** @type {const} */ ({ type: 'string' })

const OPTIONS = /** @type {const} */ ({
  ...{ machine: text, state: text, event: text, strategy: text, 'max-steps': text, run: text },
  list: { type: 'boolean' },
  // `--heat`: the charts, coloured by how many of the paths go there.
  heat: { type: 'boolean' },
})

/** @param {string} name @param {string} content */
function write(name, content) {
  mkdirSync(PATHS_FOLDER, { recursive: true })
  writeFileSync(join(PATHS_FOLDER, name), content)
}

async function wanted() {
  const { values } = parseArgs({ options: OPTIONS })
  const { machine, state, event, strategy = 'walks', list = false, heat = false, run } = values
  const strategies = await readStrategies()
  if (!strategies.includes(strategy))
    throw new ClearCause(`--strategy must be one of ${strategies.join(', ')}; it is '${strategy}'.`)
  const maxSteps = values['max-steps'] === undefined ? undefined : Number(values['max-steps'])
  if (maxSteps !== undefined && !(maxSteps >= 1))
    throw new ClearCause(`--max-steps must be a number of 1 or more; it is '${values['max-steps']}'.`)
  return { chosen: { machine, state, event, strategy, maxSteps }, list, heat, run }
}

await endWith(async () => {
  await setUpDependencies()
  const { chosen, list, heat, run } = await wanted()
  const file = await readPaths(chosen)
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
    write('one.json', JSON.stringify({ ...file, paths }))
    await Promise.all([setUpBuilt(app), setUpBuilt(sandbox), setUpBrowser()])
    rmSync(join(PATHS_FOLDER, run), { recursive: true, force: true })
    const { failed } = await playPaths(join(PATHS_FOLDER, 'one.json'), PATHS_FOLDER)
    console.log(`Pictures of its steps are in ${join('.build', 'paths', run)}.`)
    return failed > 0 ? 1 : 0
  }
  rmSync(PATHS_FOLDER, { recursive: true, force: true })
  write('paths.json', `${JSON.stringify(file, null, 2)}\n`)
  write('paths.spec.mjs', specOf(file))
  for (const [theme, feature] of featuresOf(file)) write(`${theme.replaceAll(' ', '-')}.feature`, feature)
  write('paths.csv', csvOf(file))
  write('coverage.csv', tableOf(file))
  console.log(`${summaryOf(file)}. They are in .build/paths.`)
  return 0
})
