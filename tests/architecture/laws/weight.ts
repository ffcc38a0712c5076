import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Chunk } from '../../support/reading/bundle'

const KILOBYTE = 1024

/** Everything until the first field can be used. */
export const CRITICAL = 98 * KILOBYTE

/** What comes later comes in pieces; two are known to be larger: the router, and what the first call and the sign-in stand on. */
const LATE = 20 * KILOBYTE

const START = 52 * KILOBYTE

/** What an operator asks for, and no shopper waits for: the code that reports errors, and the one that records a page. */
const WATCHING = 46 * KILOBYTE

/** A method that the router's own code has to name, no matter what a minifier does to its variables. */
export const isRouter = ({ content }: Chunk) => content.includes('buildLocation')

export interface Weighed {
  readonly name: string
  readonly bytes: number
}

const digest = (text: string, encoding: 'base64' | 'base64url') => createHash('sha384').update(text).digest(encoding)

const HASHES = /\bsha384-[\w+/]{64}|(?<=\/[\w.-]+-)[\w-]{7,8}(?=\.(?:js|css|json|svg)\b)/g

/** With hashes that follow from their places: the real ones change with any file, and move the compressed size of all by up to 60 bytes. */
export function withFixedHashes(content: string): string {
  const fixed = new Map<string, string>()
  return content.replace(HASHES, (hash) => {
    const place = String(fixed.size)
    const known =
      fixed.get(hash) ??
      (hash.startsWith('sha384-')
        ? `sha384-${digest(place, 'base64')}`
        : digest(place, 'base64url').slice(0, hash.length))
    fixed.set(hash, known)
    return known
  })
}

// The best compression takes its time, and both languages load the same code.
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

/** What loads until the first field can be used, in one language. */
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

/** What loads later: a moment of the journey, a library. */
export function lateFaults(chunks: readonly Chunk[], limits: Limits = LIMITS): string[] {
  return chunks
    .filter((chunk) => !isRouter(chunk))
    .map(weigh)
    .map((weighed) => ({ ...weighed, over: weighed.bytes - limitOf(weighed, limits) }))
    .filter(({ over }) => over > 0)
    .map(({ name, bytes, over }) => `${name} has ${bytes} bytes, ${over} too many`)
}
