import { type JsMinifyOptions, minify, version } from '@swc/core'
import type { Plugin } from 'vite'

const OPTIONS: JsMinifyOptions = {
  module: true,
  ecma: 2019,
  compress: { passes: 3 },
  mangle: true,
  format: { comments: false },
}

/**
 * Minifies the chunks by swc, whose result is smaller than that of Vite's own minifier: see docs/decisions/libraries.md. Runs on the finished
 * chunks, because the bundler prints an earlier result again, with white space.
 */
export const minifyChunks = (options = OPTIONS): Plugin => ({
  name: 'minify-chunks',
  // A file's hash is computed before it is minified.
  augmentChunkHash: () => version + JSON.stringify(options),
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      await Promise.all(
        chunks.map(async (chunk) => {
          const { code } = await minify(chunk.code, options)
          chunk.code = code
        }),
      )
    },
  },
})
