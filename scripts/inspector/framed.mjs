// @ts-check
import { writeFileSync } from 'node:fs'
import { buildApp, buildBoot, buildPrerender } from '../build/bundles.mjs'
import { makePages } from '../build/pages.mjs'
import { WHY_INSPECTED } from '../build/why.mjs'

const ENTRY = '/src/app/main.tsx'

/** Earlier than every piece of the app: the tap has to be there when the root actor is made, and its clock before any code asks for the time. */
const INSPECTED = {
  name: 'inspected',
  test: (/** @type {string} */ id) => /[\\/]inspector[\\/](?:frame|shared)[\\/](?!entry)/.test(id),
  priority: 100,
}

/** @returns {import('vite').Plugin} */
const withTap = () => ({
  name: 'with-tap',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      if (!html.includes(ENTRY)) throw new Error(`index.html does not load ${ENTRY}`)
      return html.replace(ENTRY, '/scripts/inspector/frame/entry.ts')
    },
  },
})

/**
 * The checkout as the inspector frames it: the same code, with the tap where the root actor is made.
 *
 * @param {string} root @param {string} outDir
 */
export async function buildFramed(root, outDir) {
  const bundles = await buildApp(root, {
    define: { __INSPECT__: 'true' },
    plugins: [withTap()],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [INSPECTED] } } },
    },
  })
  const tap = bundles.find(({ fileName }) => /^assets\/inspected-.*\.js$/.test(fileName))
  if (!tap) throw new Error('the build for the inspector has no tap')
  // Here the frame waits for an order: what it is given to keep, no page of the order before can write over.
  const waiting = `<!doctype html><html lang="en"><head><title>The next order</title><script type="module" src="/${tap.fileName}"></script></head><body></body></html>`
  writeFileSync(`${root}${outDir}/waiting.html`, waiting)
  const [boot, prerender] = [await buildBoot(root), await buildPrerender(root, '.build/inspector/prerender')]
  await makePages({ root, bundles, boot, prerender, dist: `${root}${outDir}`, why: WHY_INSPECTED })
}
