import type { Plugin } from 'vite'

const HELPER = /vite\/preload-helper/

/** What is changed in Vite's own helper, which every late import goes through: the text that is there, and what takes its place. */
const CHANGES: readonly (readonly [string, string])[] = [
  // What the page itself has no hash of waits for the hashes of all: asked for before them, it would run unchecked.
  [
    'promise = allSettled(deps.map(',
    `const hashes = () => window.checkoutPieces || (window.checkoutPieces = JSON.parse((document.getElementById("pieces") || {}).textContent || "{}"));
    const known = deps.every((dep) => ("/" + dep) in hashes()) ? Promise.resolve() : Promise.resolve(window.checkoutHashes);
    promise = known.then(() => allSettled(deps.map(`,
  ],
  ['.filter((p) => p !== void 0));', '.filter((p) => p !== void 0)));'],
  [
    'link.href = dep.href;',
    `const integrity = hashes()[dep.pathname];
    if (integrity) link.integrity = integrity;
    link.href = dep.href;`,
  ],
  // A piece that was changed on its way has not loaded, and is not asked for again without its hash.
  ['if (isCss) return new Promise', 'if (isCss || (integrity && link.rel === "modulepreload")) return new Promise'],
]

/**
 * Late pieces and styles carry the hash of what was built: a browser that knows `modulepreload` with `integrity` (Chrome 66, Firefox 115,
 * Safari 17) runs none that was changed. Older ones load them as before.
 */
export function pieceIntegrity(): Plugin {
  return {
    name: 'piece-integrity',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        return CHANGES.reduce((changed, [text, other]) => {
          if (!changed.includes(text))
            throw new Error(`Vite's preload helper has no '${text}': see scripts/build/piece-integrity.ts`)
          return changed.replace(text, () => other)
        }, code)
      },
    },
  }
}

/** Came with the page and has run already. */
const WITH_PAGE = /\/(?:first|index)-[^/]*\.js$/

/** Has nothing but a style, and is left out of the build. */
const STYLE_ALONE = /\.css-[^/]*\.js$/

/** A piece is preloaded by its own name, too, beside what it imports: only a link can carry its hash. */
export function preloaded(file: string, others: readonly string[]): string[] {
  const own = STYLE_ALONE.test(file) ? [] : [file]
  return [...new Set([...own, ...others.filter((name) => !WITH_PAGE.test(name) && !STYLE_ALONE.test(name))])]
}
