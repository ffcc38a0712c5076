import { parseArgs } from 'node:util'
import { folderOf, removeArtefacts, writeArtefacts } from './release/artefacts.mjs'
import { planOf } from './release/plan.mjs'
import { commitAndTag, findRepository, noteTree, writeVersion } from './release/repository.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { app, build } from './setup/built.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { date: { type: 'string' } } })
    const [version, ...more] = positionals
    if (version !== undefined && more.length === 0) return { version, date: values.date }
  } catch {
    // parseArgs throws for an unknown option; the usage text follows.
  }
  throw new ClearCause('Usage: npm run release -- VERSION [--date YYYY-MM-DD]')
}

await endWith(async () => {
  const asked = { ...readCommandLine(), epoch: process.env['SOURCE_DATE_EPOCH'] }
  const found = findRepository()
  const plan = planOf(asked, found)
  await setUpDependencies()

  const putBack = noteTree(found.commit, plan.tag)
  const undo = () => {
    removeArtefacts(plan.version)
    putBack()
  }
  // An interrupted build exits without a catchable error, so the undo runs on `exit`.
  process.once('exit', undo)
  console.log(`Releasing ${plan.version}, dated ${plan.day} …`)
  writeVersion(plan.version, plan.changelog)
  await build(app)
  const files = writeArtefacts(plan, found.commit)
  commitAndTag(plan)
  process.off('exit', undo)

  console.log(`Wrote ${folderOf(plan.version)}:`)
  for (const file of files) console.log(`  ${file}`)
  console.log(`Committed and tagged ${plan.tag}. Nothing was pushed:`)
  console.log(`  git push --atomic origin ${found.branch || 'HEAD'} ${plan.tag}`)
})
