/**
 * Builds the checkout into dist/: hashed assets, one prerendered page for each kind and language, and build.json, which lists
 * what the pages need. One build serves every environment: only the configuration block in the pages differs.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp, buildBoot, buildPrerender } from './build/bundles.mjs'
import { compressAssets } from './build/compress.mjs'
import { buildLoader } from './build/loader.mjs'
import { makePages } from './build/pages.mjs'
import { writeWellKnown } from './build/well-known.mjs'
import { catalogueFaults } from './words/faults.mjs'
import { readPairs } from './words/files.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const began = Date.now()

// Lingui falls back to the Turkish sentence where the English one is missing, so a gap would go unnoticed.
const faults = catalogueFaults(readPairs())
if (faults.length > 0) throw new Error(`The sentences are not in order (npm run words):\n${faults.join('\n')}`)

rmSync(`${root}dist`, { recursive: true, force: true })
const bundles = await buildApp(root)
const [boot, prerender] = [await buildBoot(root), await buildPrerender(root)]
const loader = await buildLoader(root)
const build = await makePages({ root, bundles, boot, prerender, loader })
await writeWellKnown(`${root}dist`)
await compressAssets(`${root}dist/assets`)

const seconds = ((Date.now() - began) / 1000).toFixed(1)
process.stdout.write(
  `built dist/ in ${seconds} s: ${String(build.pages.length)} pages, ${String(bundles.length)} files\n`,
)
for (const { file, integrity, bytes } of [loader.module, loader.classic]) {
  process.stdout.write(`loader: ${file}, ${String(bytes)} bytes of gzip, integrity="${integrity}"\n`)
}
