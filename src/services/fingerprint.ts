/** The one trait that is measured by writing HTML into a frame, which our policy forbids every script. */
const FORBIDDEN_HERE = ['fontPreferences'] as const

/**
 * The hash of this browser's traits that payments carry, or an empty string when none could be made in time: a payment
 * never waits for it and never fails with it.
 */
export async function browserFingerprint(patience: number): Promise<string> {
  const tooLate = new Promise<string>((resolve) => setTimeout(resolve, patience, ''))
  const made = import('@fingerprintjs/fingerprintjs')
    .then(async ({ hashComponents, loadSources, sources }) => {
      const components = await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN_HERE)()
      return hashComponents(components)
    })
    .catch(() => '')
  return Promise.race([made, tooLate])
}
