import { writeFileSync } from 'node:fs'
import { buildApp, buildBoot, buildPrerender } from '../build/bundles.mjs'
import { makePages } from '../build/pages.mjs'
import { WHY_INSPECTED } from '../build/why.mjs'

const ENTRY = '/src/app/main.tsx'

/**
 * Loads before every other chunk: the tap must exist when the root actor is created, and its clock before any code reads the
 * time.
 */
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
 * Builds the checkout for the inspector's iframe: the same code, with a tap on the root actor.
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
  // The iframe waits on this page between two orders, so that no page of the previous order can overwrite the storage of the
  // next.
  const waiting = `<!doctype html><html lang="en"><head><title>The next order</title><script type="module" src="/${tap.fileName}"></script></head><body></body></html>`
  writeFileSync(`${root}${outDir}/waiting.html`, waiting)
  const [boot, prerender] = [await buildBoot(root), await buildPrerender(root, '.build/inspector/prerender')]
  await makePages({ root, bundles, boot, prerender, dist: `${root}${outDir}`, why: WHY_INSPECTED })
}
