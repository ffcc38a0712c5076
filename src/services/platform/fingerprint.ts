/** The one trait that is measured by writing HTML into a frame, which our policy forbids every script. */
const FORBIDDEN_HERE = ['fontPreferences'] as const

/**
 * The hash of this browser's traits that payments carry, or an empty string when none could be made: a payment never fails with it, and
 * waits for it no longer than `patience`, in milliseconds.
 */
export type Fingerprint = () => Promise<string>

/** Begins to make it at once, so that it is there when a payment asks for it. */
export function beginFingerprint(patience: number): Fingerprint {
  const made = import('@fingerprintjs/fingerprintjs')
    .then(async ({ hashComponents, loadSources, sources }) => {
      const components = await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN_HERE)()
      return hashComponents(components)
    })
    .catch(() => '')
  return () => Promise.race([made, new Promise<string>((resolve) => setTimeout(resolve, patience, ''))])
}
