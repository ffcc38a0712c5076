import * as v from 'valibot'
import { DEFAULT_STRICT_TRANSPORT, PRELOAD_MIN_AGE } from '../headers/strict-transport.mjs'

/** @import { StrictTransport } from '../headers/strict-transport.mjs' */

/** @typedef {{ strictTransport: StrictTransport, keepHours: number, address: string, port: number, accessLog: string, basePath: '/' }} Hosting */

/** A larger number would be printed with an exponent, which neither headers nor nginx directives accept. */
const whole = v.pipe(v.number(), v.safeInteger())

const strictTransport = v.pipe(
  v.strictObject({
    maxAge: v.optional(v.pipe(whole, v.minValue(0)), 63_072_000),
    includeSubDomains: v.optional(v.boolean(), true),
    preload: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ maxAge, includeSubDomains, preload }) => !preload || (includeSubDomains && maxAge >= PRELOAD_MIN_AGE),
    ({ input }) =>
      `preload needs includeSubDomains to be true and maxAge to be at least ${PRELOAD_MIN_AGE} (one year); ` +
      `they are ${input.includeSubDomains} and ${input.maxAge}`,
  ),
)

const BASE_PATH = `only '/' is possible: the checkout needs a host name of its own, because its addresses, its storage and its policy are those of a whole origin; it is `

/** nginx takes no address with a zone. */
const ipAddress = v.pipe(
  v.string(),
  v.ip(),
  v.check(
    (address) => !address.includes('%'),
    ({ input }) => `Invalid IP: Expected no zone but received "${input}"`,
  ),
)

/** Settings of the server. They are not written into the pages. */
export const hostingSchema = v.strictObject({
  strictTransport: v.optional(v.nullable(strictTransport), DEFAULT_STRICT_TRANSPORT),
  keepHours: v.optional(v.pipe(v.number(), v.minValue(24)), 48),
  address: v.optional(ipAddress, '0.0.0.0'),
  port: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(65_535)), 8080),
  accessLog: v.optional(v.pipe(v.string(), v.regex(/^[\w./-]+$/)), '/dev/stdout'),
  basePath: v.optional(
    v.literal('/', ({ input }) => `${BASE_PATH}'${String(input)}'`),
    '/',
  ),
})

/**
 * Separates `hosting` from the configuration block of the pages.
 *
 * @param {any} json
 * @returns {{ block: any, hosting: unknown }}
 */
export function withoutHosting(json) {
  if (typeof json !== 'object' || json === null) return { block: json, hosting: undefined }
  const { hosting, ...block } = json
  return { block, hosting }
}

/** @param {unknown} hosting @returns {string[]} */
export function hostingFaults(hosting) {
  const parsed = v.safeParse(hostingSchema, hosting ?? {})
  return parsed.success
    ? []
    : parsed.issues.map((issue) => `${['hosting', v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`)
}

/** @param {unknown} hosting @returns {Hosting} */
export const hostingOf = (hosting) => v.parse(hostingSchema, hosting ?? {})
