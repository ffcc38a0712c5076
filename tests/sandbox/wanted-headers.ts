const PERMISSIONS =
  'otp-credentials=(self), payment=(), camera=(), microphone=(), geolocation=(), usb=(), publickey-credentials-get=()'

/** The policy of every page: inline code only with a hash, no eval, no frames, no base URL, no plug-ins. */
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

/** For pages without inline code. */
export const PLAIN_POLICY = Object.fromEntries(
  Object.entries(POLICY).filter(([name]) => name !== 'script-src' && name !== 'style-src'),
)

export const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

const EVERY = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of every page besides its policy. */
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

/** For answers that are not pages: if a browser treats one as a page, nothing in it runs, and it can't be framed. */
export const BESIDE = { ...EVERY, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

export const SERVED_ASSET = {
  ...BESIDE,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
}
/** A merchant's page checks the loader against its hash, for which browsers need CORS. */
export const SERVED_LOADER = {
  ...SERVED_ASSET,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
export const SERVED_FILE = { ...BESIDE, 'cache-control': 'public, max-age=3600' }
export const SERVED_NOTHING = { ...BESIDE, 'cache-control': 'no-store' }
export const PLAIN = { 'content-type': 'text/plain; charset=utf-8' }

/** Headers of the connection, and of the length and encoding of one answer. */
const OF_THE_WIRE = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']

export const policyIn = (header: string | undefined) =>
  Object.fromEntries(
    (header ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

/** An origin's answer at a path, without the headers of the connection. */
export async function servedAt(origin: string, path: string, method = 'GET') {
  const response = await fetch(origin + path, { method })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_WIRE.includes(name)))
  return { status: response.status, headers, text: await response.text() }
}
