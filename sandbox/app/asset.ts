import { contentTypeOf } from '../../scripts/headers/content-types.mjs'
import { accepts } from './accepts'

/** Reads the files of the built checkout, by their paths below its folder. */
export interface Files {
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * A built file by its hashed name, as compressed as the browser accepts. The name changes with the content, so browsers may cache it for
 * good. Undefined if there is no such file.
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

const SERVED: readonly string[] = ['/favicon.ico', '/robots.txt', '/third-party-notices.txt']

/** A built file with a well-known name; undefined if there is none. */
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
