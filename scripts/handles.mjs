import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHandles, textOfPage } from './handles/page.mjs'
import { root } from './run/root.mjs'

const handles = readHandles()
writeFileSync(join(root, 'docs', 'handles.md'), textOfPage(handles))
console.log(`${handles.size} handles are in docs/handles.md.`)
