import { parseEmail } from './email'

/** Where most shoppers here have their mail; a suggestion says nothing else. */
const POPULAR: readonly string[] = [
  ...['gmail.com', 'icloud.com', 'windowslive.com'],
  ...['hotmail.com', 'hotmail.com.tr', 'outlook.com', 'outlook.com.tr'],
  ...['yahoo.com', 'yahoo.com.tr', 'yandex.com', 'yandex.com.tr'],
]

/** Each of these names has only one domain, so any other ending written for Turkey is wrong. */
const ONLY_COM: readonly string[] = ['gmail', 'icloud', 'windowslive']

/** Another country's: `yahoo.com.br` is as good as `yahoo.com.tr`. */
const ABROAD = /\.com?\.(?!tr$|rt$)[a-z]{2}$/

const MARKS = /[\u0300-\u036f]/g

/** Small letters without marks; what a Turkish keyboard makes of i in a domain is one. */
function plainDomain(domain: string): string {
  return domain.toLowerCase().normalize('NFD').replace(MARKS, '').replace(/ı/g, 'i')
}

/**
 * Whether it is the same but for one letter too many, one missing, a wrong one, or two that changed places. A first letter is seldom
 * missed, and with another one it is often another provider's (`mail.com`, `ymail.com`, `cloud.com`): so that is none.
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

/** Before the first dot, and after it. */
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

/** The one popular domain that is meant; undefined where several could be, or none. */
function domainMeant(domain: string): string | undefined {
  if (POPULAR.includes(domain)) return domain
  if (ABROAD.test(domain)) return undefined
  const near = POPULAR.filter((meant) => isNear(domain, meant))
  const [meant, ...others] = near.length > 0 ? near : POPULAR.filter((each) => hasNearParts(domain, each))
  return others.length > 0 ? undefined : meant
}

/**
 * The address that was probably meant (BEST-15): `ayse@gmail.com` for `ayse@gmial.com`, `ayse@gmailcom`, `ayse@gmail.comtr`. Nothing for
 * a domain that is right or that is unknown; the part before the @ is never touched.
 */
export function suggestionFor(typed: string): string | undefined {
  const [local, domain, ...more] = typed.trim().split('@')
  if (local === undefined || domain === undefined || more.length > 0) return undefined
  const meant = domainMeant(plainDomain(domain))
  if (meant === undefined || meant === domain.toLowerCase()) return undefined
  const parsed = parseEmail(`${local}@${meant}`)
  return 'email' in parsed ? parsed.email : undefined
}
