/** @typedef {{ name: string, address: string }} Named */

/**
 * Host of a content security policy source (CSP Level 3, host-source). The URL parser accepts more: a `;` would end the
 * directive, and `*` would allow any host. Image hosts may begin with `*.`; parents may not, since postMessage needs an exact
 * origin.
 */
const HOST = /^[\w-]+(?:\.[\w-]+)*\.?$/

/** @param {any} block @returns {Named[]} every address that a page's policy names */
function inPolicy({ allowedParents, imageOrigins = [], logoUrl, analytics, monitoring, gateways }) {
  const lists = Object.entries({ allowedParents, imageOrigins }).flatMap(([name, addresses]) =>
    addresses.map((/** @type {string} */ address, /** @type {number} */ at) => ({ name: `${name}.${at}`, address })),
  )
  // A data: URL has no host to allow.
  const logo = /^data:image\//i.test(logoUrl ?? '') ? undefined : logoUrl
  const single = { logoUrl: logo, 'analytics.url': analytics?.url, 'monitoring.dsn': monitoring?.dsn }
  return [
    ...['payment', 'member', 'consumer'].map((name) => ({ name: `gateways.${name}`, address: gateways[name] })),
    ...lists,
    ...Object.entries(single).flatMap(([name, address]) => (address ? [{ name, address }] : [])),
  ]
}

/** @param {Named} named @returns {string[]} */
function faultsOf({ name, address }) {
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  // A Sentry DSN has its public key in the user part.
  if (name !== 'monitoring.dsn' && (username || password))
    return [`${name}: an address without a user and a password, which browsers refuse to ask for`]
  // A DSN may have a password.
  const found = name === 'monitoring.dsn' ? '' : `; it is '${address}'`
  const host = name.startsWith('imageOrigins.') ? hostname.replace(/^\*\./, '') : hostname
  if (!/^https?:$/.test(protocol) || !HOST.test(host))
    return [
      `${name}: needs http or https, and a host of letters, digits, hyphens and dots: a page's policy can name no other${found}`,
    ]
  if (name.startsWith('gateways.') && (search || hash))
    return [`${name}: an address without '?' and '#', since paths are added at its end; it is '${address}'`]
  return []
}

/**
 * Sentry ignores an address of another form, and logs nothing in our build. The value may have a password, so it is not repeated.
 *
 * @param {string | undefined} dsn
 * @returns {string[]}
 */
function reportAddressFaults(dsn) {
  if (dsn === undefined) return []
  const { username, password, pathname, search, hash } = new URL(dsn)
  if (/^\w+$/.test(username) && !password && /\/\d+$/.test(pathname) && !search && !hash) return []
  return [
    "monitoring.dsn: needs a key before '@', no password, and the project's number at the end, as in https://key@errors.example/1",
  ]
}

/**
 * @param {string | null | undefined} path
 * @param {(path: string) => string} openingScreenOf screen for a path; `sdk` for any path that has no screen of its own
 * @returns {string[]}
 */
function reportsFaults(path, openingScreenOf) {
  if (!path) return []
  if (path.includes('//'))
    return [`policyReports: a path without '//', which browsers read as another host; it is '${path}'`]
  const isOwn = /^\/(?:assets|embed|sdk|-)(?:\/|$)/.test(path) || openingScreenOf(path) !== 'sdk'
  return isOwn ? [`policyReports: a path that the checkout has no page or file at; it is '${path}'`] : []
}

/** @param {string | null | undefined} contact RFC 9116 requires one line with a URI scheme @returns {string[]} */
function contactFaults(contact) {
  if (!contact || /^(?:mailto:|tel:|https:\/\/)[^\s]+$/.test(contact)) return []
  return [`securityContact: must begin with mailto:, tel: or https:// and have no space; it is '${contact}'`]
}

/**
 * Faults of addresses that satisfy the schema but would not work when hosted.
 *
 * @param {any} block that satisfies the schema
 * @param {(path: string) => string} openingScreenOf
 * @returns {string[]}
 */
export const addressFaults = (block, openingScreenOf) => [
  ...inPolicy(block).flatMap(faultsOf),
  ...reportAddressFaults(block.monitoring?.dsn),
  ...reportsFaults(block.policyReports, openingScreenOf),
  ...contactFaults(block.securityContact),
]
