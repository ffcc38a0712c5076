// @ts-check

/** @typedef {{ name: string, address: string }} Named */

/** Of a host in a content policy (CSP Level 3, host-source). The URL parser lets more through: a `;` would end the directive, a `*` means any host.
 * The pictures' hosts may begin with one; a parent may not, since messages go to origins that are equal. */
const HOST = /^[\w-]+(?:\.[\w-]+)*\.?$/

/** @param {any} block @returns {Named[]} every address that a page's policy names */
function inPolicy({ allowedParents, imageOrigins = [], logoUrl, analytics, monitoring, gateways }) {
  const lists = Object.entries({ allowedParents, imageOrigins }).flatMap(([name, addresses]) =>
    addresses.map((/** @type {string} */ address, /** @type {number} */ at) => ({ name: `${name}.${at}`, address })),
  )
  // A picture in the configuration itself comes from no host.
  const logo = logoUrl?.startsWith('data:image/') ? undefined : logoUrl
  const single = { logoUrl: logo, 'analytics.url': analytics?.url, 'monitoring.dsn': monitoring?.dsn }
  return [
    ...Object.entries(gateways).map(([name, address]) => ({ name: `gateways.${name}`, address: String(address) })),
    ...lists,
    ...Object.entries(single).flatMap(([name, address]) => (address ? [{ name, address }] : [])),
  ]
}

/** @param {Named} named @returns {string[]} */
function faultsOf({ name, address }) {
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  // Sentry's form has its public key where others have a user.
  if (name !== 'monitoring.dsn' && (username || password))
    return [`${name}: an address without a user and a password, which browsers refuse to ask for`]
  const host = name.startsWith('imageOrigins.') ? hostname.replace(/^\*\./, '') : hostname
  if (!/^https?:$/.test(protocol) || !HOST.test(host))
    return [
      `${name}: needs http or https, and a host of letters, digits, hyphens and dots: a page's policy can name no other; it is '${address}'`,
    ]
  if (name.startsWith('gateways.') && (search || hash))
    return [`${name}: an address without '?' and '#', since paths are added at its end; it is '${address}'`]
  return []
}

/**
 * @param {string | null | undefined} path
 * @param {(path: string) => string} screenAsked what the checkout shows at a path; `sdk` at every other one
 * @returns {string[]}
 */
function reportsFaults(path, screenAsked) {
  if (!path) return []
  if (path.includes('//'))
    return [`policyReports: a path without '//', which browsers read as another host; it is '${path}'`]
  const isOwn = /^\/(?:assets|embed|sdk|-)(?:\/|$)/.test(path) || screenAsked(path) !== 'sdk'
  return isOwn ? [`policyReports: a path that the checkout has no page or file at; it is '${path}'`] : []
}

/** @param {string | null | undefined} contact RFC 9116 wants an address with its scheme, in one line. @returns {string[]} */
function contactFaults(contact) {
  if (!contact || /^(?:mailto:|tel:|https:\/\/)[^\s]+$/.test(contact)) return []
  return [`securityContact: must begin with mailto:, tel: or https:// and have no space; it is '${contact}'`]
}

/**
 * What a host of the checkout can't work with although the schema takes it.
 *
 * @param {any} block that fits the schema
 * @param {(path: string) => string} screenAsked
 * @returns {string[]}
 */
export const addressFaults = (block, screenAsked) => [
  ...inPolicy(block).flatMap(faultsOf),
  ...reportsFaults(block.policyReports, screenAsked),
  ...contactFaults(block.securityContact),
]
