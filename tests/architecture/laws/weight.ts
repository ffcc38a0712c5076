import { brotliCompressSync, constants } from 'node:zlib'
import type { Chunk } from '../reading/bundle'

const KILOBYTE = 1024

/** Everything until the first field can be used. */
const CRITICAL = 96 * KILOBYTE

/** What comes later comes in pieces; two are known to be larger: the router, and what the first call and the sign-in stand on. */
const LATE = 20 * KILOBYTE

const START = 44 * KILOBYTE

/** A method that the router's own code has to name, whatever a minifier does to its variables. */
const isRouter = ({ content }: Chunk) => content.includes('buildLocation')

export interface Weighed {
  readonly name: string
  readonly bytes: number
}

// The best compression takes its time, and both languages load the same code.
const known = new WeakMap<Buffer, number>()

function brotliBytes(content: Buffer): number {
  const before = known.get(content)
  if (before !== undefined) return before
  const bytes = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
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

const isStart = ({ name }: Weighed) => /^assets\/start-[^/]+\.js$/.test(name)

/** What loads later: a moment of the journey, a library. */
export function lateFaults(chunks: readonly Chunk[], limit = LATE, start = START): string[] {
  return chunks
    .filter((chunk) => !isRouter(chunk))
    .map(weigh)
    .map((weighed) => ({ ...weighed, over: weighed.bytes - (isStart(weighed) ? start : limit) }))
    .filter(({ over }) => over > 0)
    .map(({ name, bytes, over }) => `${name} has ${bytes} bytes, ${over} too many`)
}
