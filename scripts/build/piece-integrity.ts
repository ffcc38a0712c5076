import type { Plugin } from 'vite'

const HELPER = /vite\/preload-helper/

/** Replacements in Vite's preload helper, through which every dynamic import goes: the text to find, and its replacement. */
const CHANGES: readonly (readonly [string, string])[] = [
  // Files whose hashes are not in the page wait for the file with all hashes; otherwise they would run unchecked.
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
  // A chunk that fails its integrity check rejects the import. Otherwise `import()` would request it again without the hash.
  ['if (isCss) return new Promise', 'if (isCss || (integrity && link.rel === "modulepreload")) return new Promise'],
]

/**
 * Adds integrity hashes to lazily loaded chunks and styles. Browsers that support `integrity` on `modulepreload` (Chrome 66,
 * Firefox 115, Safari 17) refuse changed files; older ones load them unchecked.
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

/** These chunks are loaded by the page itself and have already run. */
const WITH_PAGE = /\/(?:first|index)-[^/]*\.js$/

/** Contains only a style; the build removes this chunk. */
const STYLE_ALONE = /\.css-[^/]*\.js$/

/** Preloads the chunk itself as well as its imports, because only a <link> can carry an integrity hash. */
export function preloaded(file: string, others: readonly string[]): string[] {
  const own = STYLE_ALONE.test(file) ? [] : [file]
  return [...new Set([...own, ...others.filter((name) => !WITH_PAGE.test(name) && !STYLE_ALONE.test(name))])]
}
