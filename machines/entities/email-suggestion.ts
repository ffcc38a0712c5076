import { parseEmail } from './email'
import { withPlainLetters } from './plain-letters'

/** The most common mail domains in Türkiye; only these are ever suggested. */
const POPULAR: readonly string[] = [
  'gmail.com',
  'icloud.com',
  'windowslive.com',
  'hotmail.com',
  'hotmail.com.tr',
  'outlook.com',
  'outlook.com.tr',
  'yahoo.com',
  'yahoo.com.tr',
  'yandex.com',
  'yandex.com.tr',
]

/** Names that exist only under `.com`, so a Turkish ending after them is a typing error. */
const ONLY_COM: readonly string[] = ['gmail', 'icloud', 'windowslive']

/** Domains of other countries are valid: `yahoo.com.br` is not a typing error for `yahoo.com.tr`. */
const ABROAD = /\.com?\.(?!tr$|rt$)[a-z]{2}$/

/**
 * Whether `typed` is one edit away: a letter added, missing or replaced, or two adjacent letters swapped. The first letter must
 * match, since typing errors seldom affect it and many real providers differ only there (`mail.com`, `ymail.com`, `cloud.com`).
 */
function isNear(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shorter && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < shorter - start && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end += 1
  const was = typed.slice(start, typed.length - end)
  const is = meant.slice(start, meant.length - end)
  if (was.length === 2 && is.length === 2) return was[0] === is[1] && was[1] === is[0]
  return start > 0 && was.length <= 1 && is.length <= 1
}

/** Splits a domain at its first dot. */
function partsOf(domain: string): readonly [string, string] {
  const dot = domain.indexOf('.')
  return dot === -1 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

function hasNearParts(domain: string, meant: string): boolean {
  const [name, ending] = partsOf(domain)
  const [meantName, meantEnding] = partsOf(meant)
  if (isNear(name, meantName) && isNear(ending, meantEnding)) return true
  const isForTurkey = ending === '' || ending === 'tr' || isNear(ending, 'com.tr')
  return name === meantName && ONLY_COM.includes(name) && isForTurkey
}

/** The popular domain that was meant; undefined if none is near, or more than one. */
function domainMeant(domain: string): string | undefined {
  if (POPULAR.includes(domain)) return domain
  if (ABROAD.test(domain)) return undefined
  const near = POPULAR.filter((meant) => isNear(domain, meant))
  const [meant, ...others] = near.length > 0 ? near : POPULAR.filter((each) => hasNearParts(domain, each))
  return others.length > 0 ? undefined : meant
}

/**
 * Suggests a correction for a mistyped mail domain (BEST-15): `ayse@gmail.com` for `ayse@gmial.com`, `ayse@gmailcom`,
 * `ayse@gmail.comtr`. Undefined for a correct or unknown domain. The part before the @ never changes.
 */
export function suggestionFor(typed: string): string | undefined {
  const [local, domain, ...more] = typed.trim().split('@')
  if (local === undefined || domain === undefined || more.length > 0) return undefined
  const meant = domainMeant(withPlainLetters(domain))
  if (meant === undefined || meant === domain.toLowerCase()) return undefined
  const parsed = parseEmail(`${local}@${meant}`)
  return 'email' in parsed ? parsed.email : undefined
}
