import { accepts } from './accepts'
import type { Files } from './files'

const TYPES = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json'],
  ['map', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['html', 'text/html; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
])

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** What merchants' pages load from here, held against its hash: browsers ask leave for that. */
const LOADER = /^\/assets\/checkout-loader-/

/** A built file by its hashed name, which never means anything else: kept for good, and sent as compressed as it was built. */
export async function asset(files: Files, path: string, acceptEncoding: string | null): Promise<Response> {
  const isPlain = /^\/assets(?:\/[\w-][\w.-]*)+$/.test(path)
  const type = TYPES.get(/\.(\w+)$/.exec(path)?.[1] ?? '')
  const plain = isPlain && type !== undefined ? await files.read(path) : undefined
  if (!plain || type === undefined) return new Response('not found', { status: 404 })
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    ...(LOADER.test(path) ? { 'access-control-allow-origin': '*' } : {}),
  })
  for (const [encoding, suffix] of ENCODINGS) {
    const packed = accepts(acceptEncoding, encoding) ? await files.read(path + suffix) : undefined
    if (!packed) continue
    headers.set('content-encoding', encoding)
    return new Response(packed, { headers })
  }
  return new Response(plain, { headers })
}
