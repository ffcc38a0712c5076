import * as v from 'valibot'
import { LIFETIME_UNITS } from '../../../machines/entities/expiry'
import { TURKISH_CALENDAR } from '../../../machines/entities/turkish-calendar'
import { DEFAULT_TIMINGS, type Timings } from './timings'

const wait = v.pipe(v.number(), v.minValue(0))

const timings = v.optional(v.record(v.string(), wait), {})

/** Halkbank and Kuveyt Türk: their points can pay only a whole order. */
const FULL_BONUS_ONLY_BANKS = [
  { code: 12, name: 'Halk Bankası' },
  { code: 205, name: 'Kuveyt Türk' },
]

const day = v.pipe(v.string(), v.isoDate())
const address = v.pipe(v.string(), v.url())
/** 128, 192 or 256 bits in base64url. */
const aesKey = v.pipe(v.string(), v.regex(/^(?:[\w-]{22}|[\w-]{32}|[\w-]{43})$/))
const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/))

/** A brand's look: `accent` is `#rrggbb`, `radius` a control's corner radius in pixels; `theme` applies until the shopper chooses one. */
const brand = v.strictObject({
  accent: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
  radius: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(16))),
  theme: v.optional(v.picklist(['light', 'dark'])),
})

const unit = v.picklist(LIFETIME_UNITS)
const sentences = v.optional(v.object({ tr: v.string(), en: v.string() }))

export const configurationSchema = v.object({
  gateways: v.object({ payment: address, member: address, consumer: address }),
  product: v.object({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), name: v.pipe(v.string(), v.nonEmpty()) }),
  headers: v.object({
    token: headerName,
    memberId: headerName,
    memberUserId: headerName,
    iyziLc: v.object({ name: headerName, field: v.string() }),
    idempotency: v.optional(headerName),
  }),
  detailToken: v.picklist(['checkoutFormToken', 'token']),
  lifetimeUnits: v.optional(
    v.strictObject({ checkoutFormTokenExpireTime: v.optional(unit), memberTokenExpireDate: v.optional(unit) }),
    {},
  ),
  logoUrl: v.nullable(address),
  /** Further origins of images: of campaigns and bank logos. */
  imageOrigins: v.optional(v.array(address), []),
  /** A path on this host to which browsers report CSP violations. */
  policyReports: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\/[\w/-]+$/))), null),
  /** Where to report a vulnerability, published in `security.txt`: a URL that begins with `mailto:`, `tel:` or `https:`. */
  securityContact: v.optional(v.nullable(v.string()), null),
  brand: v.optional(brand, {}),
  /** Origins of the pages that may embed the checkout. */
  allowedParents: v.array(address),
  embeddedApp: v.nullable(v.object({ bridge: v.string(), key: aesKey, strict: v.optional(v.boolean(), false) })),
  analytics: v.nullable(v.object({ url: address, key: v.string() })),
  monitoring: v.nullable(v.object({ dsn: address })),
  /** Passages of the legal texts that only the provider can supply. */
  providerTexts: v.optional(v.object({ consentPurpose: sentences, contact: sentences, fees: sentences }), {}),
  fullBonusOnlyBanks: v.optional(v.array(v.object({ code: v.number(), name: v.string() })), FULL_BONUS_ONLY_BANKS),
  calendar: v.optional(v.object({ holidays: v.array(day), halfDays: v.array(day) }), () => ({
    holidays: [...TURKISH_CALENDAR.holidays],
    halfDays: [...TURKISH_CALENDAR.halfDays],
  })),
  testMode: v.boolean(),
  timings,
  /** The former name of `timings`. A value set in both is taken from `timings`. */
  pace: timings,
})

/** The runtime configuration: the one JSON block in the page that makes a build serve an environment (BOOT-12). */
export type Configuration = Omit<v.InferOutput<typeof configurationSchema>, 'pace' | 'timings'> & {
  readonly timings: Timings
}

/** A configuration that can't be used. The message names the first field at fault. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:\/|$)/

/** Test mode alone must not allow plain http: the page itself must be on loopback too. */
export function isLocalTest(isTestMode: boolean, pageOrigin: string): boolean {
  return isTestMode && LOOPBACK.test(pageOrigin)
}

/** Gateways must use https. Http is allowed on loopback only, in test mode, from a page that is itself on loopback. */
function isReachable(url: string, isTestMode: boolean, pageOrigin: string): boolean {
  return url.startsWith('https://') || (LOOPBACK.test(url) && isLocalTest(isTestMode, pageOrigin))
}

/** `text` is the content of the block, `pageOrigin` the origin that serves the page. Throws ConfigurationError. */
export function parseConfiguration(text: string | null | undefined, pageOrigin: string): Configuration {
  let json: unknown
  try {
    json = JSON.parse(text ?? '')
  } catch {
    throw new ConfigurationError('checkout-config is not JSON')
  }
  const parsed = v.safeParse(configurationSchema, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new ConfigurationError(`checkout-config: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  }
  const { pace, timings: set, ...rest } = parsed.output
  const { gateways, testMode } = rest
  for (const [name, url] of Object.entries(gateways)) {
    if (!isReachable(url, testMode, pageOrigin)) {
      throw new ConfigurationError(`checkout-config: gateways.${name}: https only, or http on loopback in test mode`)
    }
  }
  // In insecure contexts browsers withhold APIs that a payment needs, such as hashes.
  if (!pageOrigin.startsWith('https://') && !LOOPBACK.test(pageOrigin)) {
    throw new ConfigurationError('this page: https only, or http on loopback')
  }
  return { ...rest, timings: { ...DEFAULT_TIMINGS, ...pace, ...set } }
}
