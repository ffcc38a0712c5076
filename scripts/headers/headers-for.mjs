import { DEFAULT_STRICT_TRANSPORT, strictTransportHeader } from './strict-transport.mjs'

/** @import { StrictTransport } from './strict-transport.mjs' */

/**
 * The response headers of everything that a host of the checkout serves. The local sandbox and the generated server configuration
 * both use these functions.
 */

/**
 * The parts of the runtime configuration that the headers depend on.
 * @typedef {{
 *   gateways: { payment: string, member: string, consumer: string },
 *   testMode: boolean,
 *   allowedParents: readonly string[],
 *   logoUrl?: string | null,
 *   imageOrigins?: readonly string[],
 *   policyReports?: string | null,
 *   analytics?: { url: string } | null,
 *   monitoring?: { dsn: string } | null,
 * }} HeaderConfiguration
 */

/** @typedef {{ styleHashes: string[], scriptHashes: string[] }} HeaderBuild */

/** @param {string} url */
function originOf(url) {
  return new URL(url).origin
}

/** On every response. @param {StrictTransport} strictTransport */
const everyAnswer = (strictTransport) => ({
  ...strictTransportHeader(strictTransport),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** Cache lifetimes. The names of the files in `/assets` contain a hash of their contents, so they never change. */
const KEPT = {
  asset: 'public, max-age=31536000, immutable',
  loader: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  nothing: 'no-store',
}

/**
 * Headers of everything that is not a page: assets, the loader (which merchants' pages check against its hash), other built
 * files, and `nothing` (404, 405 and the answer to OPTIONS). If a browser renders one as a page, nothing in it runs and no other
 * page can frame it.
 *
 * @param {'asset' | 'loader' | 'file' | 'nothing'} kind
 * @param {StrictTransport} [strictTransport]
 * @returns {Record<string, string>}
 */
export function headersBeside(kind, strictTransport = DEFAULT_STRICT_TRANSPORT) {
  const shared =
    kind === 'loader' ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } : {}
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...everyAnswer(strictTransport),
    ...shared,
    'cache-control': KEPT[kind],
  }
}

/**
 * Violations are reported only to a path on the checkout's own host, because a report contains the page's address and with it the
 * token. Browsers without the Reporting API use the older `report-uri`.
 *
 * @param {string | null | undefined} path
 */
function reporting(path) {
  if (!path) return { directives: {}, headers: {} }
  if (!/^\/[\w/-]+$/.test(path))
    throw new Error(`policyReports must be a path such as /policy-reports; it is '${path}'.`)
  return {
    directives: { 'report-uri': [path], 'report-to': ['policy'] },
    headers: { 'reporting-endpoints': `policy="${path}"` },
  }
}

/**
 * @param {HeaderConfiguration} configuration
 * @param {HeaderBuild} build hashes of the inline scripts and styles
 * @param {{ isEmbedded: boolean, strictTransport?: StrictTransport }} document pages under `/embed` may be framed by the
 *   configured parents; all others may not be framed
 * @returns {Record<string, string>}
 */
export function headersFor(configuration, build, { isEmbedded, strictTransport = DEFAULT_STRICT_TRANSPORT }) {
  const { allowedParents, gateways, testMode, analytics, monitoring, logoUrl, imageOrigins = [] } = configuration
  const parents = isEmbedded && allowedParents.length > 0 ? allowedParents.map(originOf) : ["'none'"]
  const connected = [gateways.payment, gateways.member, gateways.consumer]
  if (analytics) connected.push(analytics.url)
  if (monitoring) connected.push(monitoring.dsn)
  // A data: URL has no host; its origin would be the string `null`.
  const hasLogoHost = logoUrl && !/^data:/i.test(logoUrl)
  const pictured = hasLogoHost ? [logoUrl, ...imageOrigins] : imageOrigins
  /** @param {readonly string[]} hashes */
  const quoted = (hashes) => hashes.map((hash) => `'${hash}'`)

  const loopback = testMode ? ['http://127.0.0.1:*', 'http://localhost:*'] : []
  const reports = reporting(configuration.policyReports)

  /** @type {Record<string, string[]>} */
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(build.scriptHashes)],
    'style-src': ["'self'", ...quoted(build.styleHashes)],
    // Only the hosts of the logo, campaign pictures and bank logos: allowing a whole scheme would let a picture's URL send data
    // to any host.
    'img-src': ["'self'", 'data:', ...new Set(pictured.map(originOf))],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connected.map(originOf))],
    // Allows every https host: browsers also check redirects after a form post, and a list would block the bank's own redirects.
    'form-action': ["'self'", 'https:', ...loopback],
    // When the checkout is embedded, the page of any bank may be shown in an iframe inside it.
    'frame-src': isEmbedded ? ['https:', ...loopback] : ["'none'"],
    'worker-src': ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': parents,
    'require-trusted-types-for': ["'script'"],
    // The only HTML that is ever parsed, inertly: a bank's page, to read its form.
    'trusted-types': ['threeds'],
    ...(testMode ? {} : { 'upgrade-insecure-requests': [] }),
    ...reports.directives,
  }

  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
    ...everyAnswer(strictTransport),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'otp-credentials=(self), payment=(), camera=(), microphone=(), geolocation=(), usb=(), publickey-credentials-get=()',
    'cache-control': 'no-store',
    ...reports.headers,
  }
}
