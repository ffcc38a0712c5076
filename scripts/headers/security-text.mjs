/** Milliseconds: half a year, after which the operator has to confirm the contact. */
const GOOD_FOR = 182 * 24 * 3_600_000

/**
 * The content of `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. Returns undefined without a
 * contact in the configuration.
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
