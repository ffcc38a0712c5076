import { DEFAULT_STRICT_TRANSPORT, strictTransportHeader } from './strict-transport.mjs'

/** @import { StrictTransport } from './strict-transport.mjs' */

/**
 * The response headers of everything that a host of the checkout answers with, written once: the local sandbox and the ready-made server
 * configuration both use these functions.
 */

/**
 * The parts of the runtime configuration that decide them.
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

/** Of every answer of any kind. @param {StrictTransport} strictTransport */
const everyAnswer = (strictTransport) => ({
  ...strictTransportHeader(strictTransport),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** What may be kept, and for how long. A file of `/assets` is named by its contents. */
const KEPT = {
  asset: 'public, max-age=31536000, immutable',
  loader: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  nothing: 'no-store',
}

/**
 * Of what is no page of the checkout: an asset, the loader that merchants' pages take and hold against its hash, another built file, and `nothing`, which is 404, 405 and the answer to OPTIONS. Should a
 * browser take it for a page, nothing in it runs and no other page shows it.
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
 * Violations are reported to a path of the checkout's own host alone: a report has the address of the page in it, and with it the token.
 * Browsers without the Reporting API use the older name of the same.
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
 * @param {HeaderBuild} build hashes of what is inline in the pages
 * @param {{ isEmbedded: boolean, strictTransport?: StrictTransport }} document under `/embed` is what the configuration's parents may show in a frame; nothing else may be
 * @returns {Record<string, string>}
 */
export function headersFor(configuration, build, { isEmbedded, strictTransport = DEFAULT_STRICT_TRANSPORT }) {
  const { allowedParents, gateways, testMode, analytics, monitoring, logoUrl, imageOrigins = [] } = configuration
  const parents = isEmbedded && allowedParents.length > 0 ? allowedParents.map(originOf) : ["'none'"]
  const connected = [gateways.payment, gateways.member, gateways.consumer]
  if (analytics) connected.push(analytics.url)
  if (monitoring) connected.push(monitoring.dsn)
  // A logo in the configuration itself has no host; its origin is the text `null`.
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
    // The logo, and the hosts that pictures of campaigns and marks of banks come from: a whole scheme would let a picture carry data anywhere.
    'img-src': ["'self'", 'data:', ...new Set(pictured.map(originOf))],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connected.map(originOf))],
    // As wide as the scheme: a list of hosts breaks a bank's own redirect after the post.
    'form-action': ["'self'", 'https:', ...loopback],
    // A bank's page is shown within the frame that the checkout is shown in: any bank's, as with forms.
    'frame-src': isEmbedded ? ['https:', ...loopback] : ["'none'"],
    'worker-src': ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': parents,
    'require-trusted-types-for': ["'script'"],
    // The one text that is ever parsed as HTML, inertly: a bank's page, for its form.
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
