import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Chunk } from '../../support/reading/bundle'

const KILOBYTE = 1024

/** Maximum size of everything that loads before the first field is usable. */
export const CRITICAL = 98 * KILOBYTE

/** Maximum size of a late chunk. Two are larger: the router, and the code for the first call and the sign-in. */
const LATE = 20 * KILOBYTE

const START = 54.25 * KILOBYTE

/** Code that only an operator's configuration loads, after everything that a shopper waits for: error reports and recording. */
const WATCHING = 46 * KILOBYTE

/** A method of the router, whose name a minifier does not change. */
export const isRouter = ({ content }: Chunk) => content.includes('buildLocation')

export interface Weighed {
  readonly name: string
  readonly bytes: number
}

const digest = (text: string, encoding: 'base64' | 'base64url', algorithm = 'sha384') =>
  createHash(algorithm).update(text).digest(encoding)

const HASHES = /\bsha(?:256-[\w+/]{43}=|384-[\w+/]{64})|(?<=\/[\w.-]+-)[\w-]{7,8}(?=\.(?:js|css|json|svg)\b)/g

/** Replaces hashes by fixed ones: real hashes change with every file, which moves the total compressed size by up to 60 bytes. */
export function withFixedHashes(content: string): string {
  const fixed = new Map<string, string>()
  return content.replace(HASHES, (hash) => {
    const place = String(fixed.size)
    const [integrity] = /^sha\d+(?=-)/.exec(hash) ?? []
    const known =
      fixed.get(hash) ??
      (integrity
        ? `${integrity}-${digest(place, 'base64', integrity)}`
        : digest(place, 'base64url').slice(0, hash.length))
    fixed.set(hash, known)
    return known
  })
}

// Cached, because the best compression is slow and both languages load the same code.
const known = new WeakMap<Buffer, number>()

function brotliBytes(content: Buffer): number {
  const before = known.get(content)
  if (before !== undefined) return before
  const bytes = brotliCompressSync(Buffer.from(withFixedHashes(content.toString('latin1')), 'latin1'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  known.set(content, bytes)
  return bytes
}

export const weigh = ({ name, content }: Chunk): Weighed => ({ name, bytes: brotliBytes(content) })

export const sum = (weighed: readonly Weighed[]) => weighed.reduce((all, { bytes }) => all + bytes, 0)

/** Checks what loads before the first field is usable, in one language. */
export function criticalFaults(language: string, chunks: readonly Chunk[], limit = CRITICAL): string[] {
  const total = sum(chunks.map(weigh))
  return [
    ...(total > limit ? [`${language}: ${total} bytes until the first field, ${total - limit} too many`] : []),
    ...chunks.filter(isRouter).map(({ name }) => `${language}: the router loads before the first field, in ${name}`),
  ]
}

const LIMITS = { late: LATE, start: START, watching: WATCHING }

export const limitOf = ({ name }: Weighed, limits: Limits = LIMITS) =>
  /^assets\/start-.{7}\.js$/.test(name)
    ? limits.start
    : /^assets\/(?:monitoring|replay)-.{7}\.js$/.test(name)
      ? limits.watching
      : limits.late

interface Limits {
  readonly late: number
  readonly start: number
  readonly watching: number
}

/** Checks the chunks that load later: one moment of the journey, or a library. */
export function lateFaults(chunks: readonly Chunk[], limits: Limits = LIMITS): string[] {
  return chunks
    .filter((chunk) => !isRouter(chunk))
    .map(weigh)
    .map((weighed) => ({ ...weighed, over: weighed.bytes - limitOf(weighed, limits) }))
    .filter(({ over }) => over > 0)
    .map(({ name, bytes, over }) => `${name} has ${bytes} bytes, ${over} too many`)
}
