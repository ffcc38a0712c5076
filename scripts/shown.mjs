import { runParts } from './parts/run-parts.mjs'
import { shownOf } from './parts/shown.mjs'
import { endWith } from './run/clear-cause.mjs'

await endWith(() => runParts([shownOf()], []))
