import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** @typedef {import('rolldown').OutputChunk | import('rolldown').OutputAsset} Bundle */

// Vite builds React's development build where the shell names another value.
process.env['NODE_ENV'] = 'production'

const QUIET = /** @type {const} */ ({ logLevel: 'warn' })

/** @param {unknown} result @returns {Bundle[]} */
function outputsOf(result) {
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((each) => each.output)
}

/**
 * @param {string} root
 * @param {import('vite').InlineConfig} [more] overrides, for a build that is not served to shoppers
 * @returns {Promise<Bundle[]>}
 */
export async function buildApp(root, more = {}) {
  return outputsOf(await build({ root, ...QUIET, ...more, build: { outDir: 'dist', ...more.build } }))
}

/** Builds the script that runs inline before the app's code: one file without imports. @param {string} root */
export async function buildBoot(root) {
  const outputs = outputsOf(
    await build({
      root,
      ...QUIET,
      configFile: false,
      build: {
        target: ['es2019', 'safari12'],
        write: false,
        copyPublicDir: false,
        lib: { entry: 'src/app/boot/boot.ts', formats: ['iife'], name: 'checkoutBoot' },
      },
    }),
  )
  const [chunk] = outputs
  if (chunk?.type !== 'chunk') throw new Error('the boot script has no code')
  return chunk.code.trim()
}

/**
 * @param {string} root
 * @param {string} [outDir]
 * @returns {Promise<typeof import('../../src/app/prerender')>}
 */
export async function buildPrerender(root, outDir = '.build/prerender') {
  await build({
    root,
    ...QUIET,
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(`${root}${outDir}/prerender.js`).href)
}
