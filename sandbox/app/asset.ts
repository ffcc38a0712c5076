import { contentTypeOf } from '../../scripts/headers/content-types.mjs'
import { accepts } from './accepts'

/** The built checkout, by paths below its folder. */
export interface Files {
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * A built file by its hashed name, which never means anything else: kept for good, and sent as compressed as it was built. Undefined where
 * there is none.
 */
export async function asset(
  files: Files,
  path: string,
  acceptEncoding: string | null,
  headersOf: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const isPlain = /^\/assets(?:\/[\w-][\w.-]*)+$/.test(path)
  const type = contentTypeOf(path)
  const plain = isPlain && type !== undefined ? await files.read(path) : undefined
  if (!plain || type === undefined) return undefined
  const headers = new Headers({ ...headersOf, 'content-type': type, vary: 'Accept-Encoding' })
  for (const [encoding, suffix] of ENCODINGS) {
    const packed = accepts(acceptEncoding, encoding) ? await files.read(path + suffix) : undefined
    if (!packed) continue
    headers.set('content-encoding', encoding)
    return new Response(packed, { headers })
  }
  return new Response(plain, { headers })
}

/** The files beside the pages that anybody may ask for. */
const SERVED: readonly string[] = ['/favicon.ico', '/robots.txt', '/third-party-notices.txt']

/** A built file under a name that everybody knows; undefined where there is none. */
export async function builtFile(
  files: Files,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const type = contentTypeOf(path)
  const content = SERVED.includes(path) && type !== undefined ? await files.read(path) : undefined
  return content && type !== undefined
    ? new Response(content, { headers: { ...headers, 'content-type': type } })
    : undefined
}
