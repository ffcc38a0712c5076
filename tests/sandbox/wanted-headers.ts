const PERMISSIONS =
  'otp-credentials=(self), payment=(), camera=(), microphone=(), geolocation=(), usb=(), publickey-credentials-get=()'

/** The policy of every page, written out: nothing inline but what has a hash, nothing evaluated, nothing framed, no base, no plug-in. */
export const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'", 'https:'],
  'frame-src': ["'none'"],
  'worker-src': ["'none'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['threeds'],
}

/** Of pages without anything inline. */
export const PLAIN_POLICY = Object.fromEntries(
  Object.entries(POLICY).filter(([name]) => name !== 'script-src' && name !== 'style-src'),
)

export const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

/** All that goes with every answer. */
const EVERY = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** All that goes with every page beside its policy. */
export const DOCUMENT = {
  ...EVERY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'cache-control': 'no-store',
}

export const REPORTING = { 'reporting-endpoints': 'policy="/policy-reports"' }

export const SERVED_DOCUMENT = {
  ...DOCUMENT,
  ...REPORTING,
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding',
}

/** Of what is no page: should a browser take it for one, nothing in it runs, and no page shows it in a frame. */
export const BESIDE = { ...EVERY, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

export const SERVED_ASSET = {
  ...BESIDE,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
}
/** Held by a merchant's page against its hash, for which browsers ask leave. */
export const SERVED_LOADER = {
  ...SERVED_ASSET,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
export const SERVED_FILE = { ...BESIDE, 'cache-control': 'public, max-age=3600' }
export const SERVED_NOTHING = { ...BESIDE, 'cache-control': 'no-store' }
export const PLAIN = { 'content-type': 'text/plain; charset=utf-8' }

/** Of the connection, and of the length and packing of this one answer. */
const OF_THE_WIRE = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']

export const policyIn = (header: string | undefined) =>
  Object.fromEntries(
    (header ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

/** What an origin answers at a path, without what belongs to the connection. */
export async function servedAt(origin: string, path: string, method = 'GET') {
  const response = await fetch(origin + path, { method })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_WIRE.includes(name)))
  return { status: response.status, headers, text: await response.text() }
}
