import type { Plugin } from 'vite'

/**
 * Chromium 136 and later compiles every function of a file that begins with this line on a background thread while the file
 * downloads. Other browsers treat it as a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * The chunks that run before the shopper can type. Most functions of later chunks run on a press or never, so compiling them
 * early would be wasted work.
 */
const EARLY: readonly string[] = ['index', 'first', 'frame', 'start']

/** Must be the last plugin: only the first line of a file counts, and Vite also inserts one. */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  // The file's hash is computed before the hint is added, so the hint has to be part of the hash.
  augmentChunkHash: ({ name }) => (EARLY.includes(name) ? HINT : undefined),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && EARLY.includes(output.name)) output.code = HINT + output.code
    },
  },
})
