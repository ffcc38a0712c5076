import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs'

/**
 * Traits that are measured by what our policy forbids every script: HTML that is written into a frame and, in Safari and on Android, handlers
 * that are set as attributes.
 */
const FORBIDDEN_HERE = ['fontPreferences', 'domBlockers'] as const

/**
 * The hash of this browser's traits. Blockers know the package by its name: the file that it is served in bears this
 * one's.
 */
export async function hashedTraits(): Promise<string> {
  return hashComponents(await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN_HERE)())
}
