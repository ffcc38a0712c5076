import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs'

/**
 * Traits whose measurement violates our content security policy: it writes HTML into a frame or, in Safari and on Android, sets event
 * handlers as attributes.
 */
const FORBIDDEN_HERE = ['fontPreferences', 'domBlockers'] as const

/** The hash of this browser's traits. Content blockers match the package by its name, so its chunk is named after this module. */
export async function hashedTraits(): Promise<string> {
  return hashComponents(await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN_HERE)())
}
