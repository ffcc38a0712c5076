import { everything } from './parts/rest.mjs'
import { runParts } from './parts/run-parts.mjs'
import { makeRunWhole } from './parts/whole-run.mjs'
import { endWith } from './setup/clear-cause.mjs'

makeRunWhole()

await endWith(() => runParts(everything, process.argv.slice(2)))
