import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOfDocument } from './openapi/document.mjs'
import { readCalls, readFacts } from './openapi/read.mjs'
import { root } from './run/root.mjs'

const calls = await readCalls()
writeFileSync(join(root, 'docs', 'openapi.json'), textOfDocument(calls, await readFacts()))
console.log(`${calls.length} calls are in docs/openapi.json.`)
