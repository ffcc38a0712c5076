import type { Plugin } from 'vite'

/**
 * Chromium (136 and later) compiles every function of a file that begins with this line while the file comes, beside the page's own thread;
 * other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** The pieces that run before the first text has been typed. Of later ones most functions wait for a press, or are never called. */
const EARLY: readonly string[] = ['index', 'first', 'frame', 'start']

/** Last of all plugins: only the first line of a file counts, and Vite puts one of its own there. */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  // A file's name is made before.
  augmentChunkHash: ({ name }) => (EARLY.includes(name) ? HINT : undefined),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && EARLY.includes(output.name)) output.code = HINT + output.code
    },
  },
})
