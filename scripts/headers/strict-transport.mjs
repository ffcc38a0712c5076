/**
 * What an operator chooses of HSTS: seconds, whether subdomains are included, and whether browsers may put the host into their
 * built-in list. Null sends no header, for a proxy that sends its own.
 * @typedef {{ maxAge: number, includeSubDomains: boolean, preload: boolean } | null} StrictTransport
 */

/** Two years with subdomains. Preload is off: it binds a whole domain, and takes months to undo. @type {StrictTransport} */
export const DEFAULT_STRICT_TRANSPORT = { maxAge: 63_072_000, includeSubDomains: true, preload: false }

/** Seconds: browsers' lists take no shorter promise. */
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
