// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentsOf } from './diagrams/documents.mjs'
import { readPlaces } from './diagrams/places.mjs'
import { readMachines, readPalettes } from './diagrams/read.mjs'
import { root } from './run/root.mjs'

const folder = join(root, 'docs', 'diagrams')
const documents = await documentsOf(await readMachines(), await readPalettes(), await readPlaces())

// A machine that is gone leaves no picture behind.
rmSync(folder, { recursive: true, force: true })
for (const [path, content] of documents) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}
console.log(`${documents.size} files are in docs/diagrams.`)
