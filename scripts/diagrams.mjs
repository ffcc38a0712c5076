import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawAgainst } from './diagrams/against.mjs'
import { documentsOf } from './diagrams/documents.mjs'
import { readPlaces } from './diagrams/places.mjs'
import { readMachines, readPalettes } from './diagrams/read.mjs'
import { endWith } from './run/clear-cause.mjs'
import { root } from './run/root.mjs'

async function drawAll() {
  const folder = join(root, 'docs', 'diagrams')
  const documents = await documentsOf(await readMachines(), await readPalettes(), await readPlaces())
  // Removes the pictures of deleted machines.
  rmSync(folder, { recursive: true, force: true })
  for (const [path, content] of documents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  console.log(`${documents.size} files are in docs/diagrams.`)
}

await endWith(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
  if (against === undefined) {
    await drawAll()
    return 0
  }
  const lines = await drawAgainst(against)
  console.log(lines.length === 0 ? `No chart is another one than at ${against}.` : lines.join('\n'))
  return 0
})
