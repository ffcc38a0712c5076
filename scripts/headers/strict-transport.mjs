/**
 * The operator's choice for HSTS: `maxAge` in seconds, whether subdomains are included, and whether browsers may add the host to
 * their preload list. Null sends no header, for hosts behind a proxy that sets its own.
 * @typedef {{ maxAge: number, includeSubDomains: boolean, preload: boolean } | null} StrictTransport
 */

/** Two years with subdomains. Preload is off, because it binds the whole domain and takes months to undo. @type {StrictTransport} */
export const DEFAULT_STRICT_TRANSPORT = { maxAge: 63_072_000, includeSubDomains: true, preload: false }

/** Seconds: the minimum that the browsers' preload list accepts. */
export const PRELOAD_MIN_AGE = 31_536_000

/** @param {StrictTransport} choice @returns {Record<string, string>} */
export function strictTransportHeader(choice) {
  if (choice === null) return {}
  const { maxAge, includeSubDomains, preload } = choice
  const parts = [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ]
  return { 'strict-transport-security': parts.join('; ') }
}
