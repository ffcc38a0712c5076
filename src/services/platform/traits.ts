import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs'

/** The one trait that is measured by writing HTML into a frame, which our policy forbids every script. */
const FORBIDDEN_HERE = ['fontPreferences'] as const

/**
 * The hash of this browser's traits. Blockers know the package by its name: the file that it is served in bears this
 * one's.
 */
export async function hashedTraits(): Promise<string> {
  return hashComponents(await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN_HERE)())
}
