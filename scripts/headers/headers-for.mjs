/**
 * The response headers of the checkout's pages, written once for every host: the local sandbox and the ready-made server
 * configuration both use this function.
 */

/**
 * The parts of the runtime configuration that decide them.
 * @typedef {{
 *   gateways: { payment: string, member: string, consumer: string },
 *   testMode: boolean,
 *   allowedParents: readonly string[],
 *   logoUrl?: string | null,
 *   analytics?: { url: string } | null,
 *   monitoring?: { dsn: string } | null,
 * }} HeaderConfiguration
 */

/** @typedef {{ styleHashes: string[], scriptHashes: string[] }} HeaderBuild */

/** @param {string} url */
function originOf(url) {
  return new URL(url).origin
}

/**
 * @param {HeaderConfiguration} configuration
 * @param {HeaderBuild} build hashes of what stands inline in the pages
 * @param {{ isEmbedded: boolean }} document under `/embed` stands what the configuration's parents may show in a frame; nothing else may be
 * @returns {Record<string, string>}
 */
export function headersFor(configuration, build, { isEmbedded }) {
  const { allowedParents, gateways, testMode, analytics, monitoring } = configuration
  const parents = isEmbedded && allowedParents.length > 0 ? allowedParents.map(originOf) : ["'none'"]
  const connected = [gateways.payment, gateways.member, gateways.consumer]
  if (analytics) connected.push(analytics.url)
  if (monitoring) connected.push(monitoring.dsn)
  /** @param {readonly string[]} hashes */
  const quoted = (hashes) => hashes.map((hash) => `'${hash}'`)

  const loopback = testMode ? ['http://127.0.0.1:*', 'http://localhost:*'] : []

  /** @type {Record<string, string[]>} */
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(build.scriptHashes)],
    'style-src': ["'self'", ...quoted(build.styleHashes)],
    // Bank logos come from the banks, pictures of campaigns from merchants.
    'img-src': ["'self'", 'data:', 'https:', ...loopback],
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
  }

  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'otp-credentials=(self), payment=(), camera=(), microphone=(), geolocation=(), usb=(), publickey-credentials-get=()',
  }
}
