import { benchOf } from './parts/bench.mjs'
import { runParts } from './parts/run-parts.mjs'
import { endWith } from './run/clear-cause.mjs'

await endWith(() => runParts([benchOf()], []))
