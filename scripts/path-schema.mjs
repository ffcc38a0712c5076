import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOfSchema } from './paths/schema.mjs'
import { readSchema } from './paths/read.mjs'
import { root } from './run/root.mjs'

writeFileSync(join(root, 'docs', 'paths.schema.json'), textOfSchema(await readSchema()))
console.log('The schema of exported paths is in docs/paths.schema.json.')
