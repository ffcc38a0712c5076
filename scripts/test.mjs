import { parts } from './parts/parts.mjs'
import { runParts } from './parts/run-parts.mjs'
import { endWith } from './run/clear-cause.mjs'

await endWith(() => runParts(parts, process.argv.slice(2)))
