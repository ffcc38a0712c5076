/** Milliseconds: half a year, after which the contact is to be looked at again. */
const GOOD_FOR = 182 * 24 * 3_600_000

/**
 * What is in `/.well-known/security.txt` (RFC 9116): where to report a weakness to. The contact is the operator's own; without one
 * there is no such file.
 *
 * @param {{ securityContact?: string | null }} configuration
 * @param {number} now milliseconds since 1970
 * @returns {string | undefined}
 */
export function securityText({ securityContact }, now) {
  if (!securityContact) return undefined
  const expires = new Date(now + GOOD_FOR).toISOString().replace(/\.\d+Z$/, 'Z')
  return `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: tr, en\n`
}
