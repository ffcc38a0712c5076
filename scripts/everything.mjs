import { everything } from './parts/rest.mjs'
import { runParts } from './parts/run-parts.mjs'
import { keepRecord } from './parts/whole-record.mjs'
import { makeRunWhole } from './parts/whole-run.mjs'
import { endWith } from './run/clear-cause.mjs'

makeRunWhole()

const names = everything.map(({ name }) => name)

await endWith(() => runParts(everything, process.argv.slice(2), (rows, seed) => keepRecord(rows, names, seed)))
