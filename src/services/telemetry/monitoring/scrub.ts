/** Strings that must never be sent: the tokens of this page. */
export type Secrets = () => readonly (string | undefined)[]

const URL_IN_TEXT = /(\bhttps?:\/\/[^\s"'<>()]+)/
const QUERY = /(?<=[\w/])[?#][^\s"'<>()]*/g
const JWT = /\beyJ[\w-]+(?:\.[\w-]*)*/g
const EMAIL = /[^\s"<>]*(?:@|%40)[^\s"'<>():;,=&/]*/g
const IBAN = /\b[A-Z]{2}\d{2}(?:[\s-]?[A-Z0-9]){8,30}\b/gi
/** Three digits are a card's code already; a date, a phone and a card number are written with signs between. */
const DIGITS = /\d(?:[\s\u00a0.()/-]{0,2}\d){2,}/g

/** A part of an address that names one thing among many. */
const isOfOne = (segment: string) => segment.length > 40 || /\d{3}|@|%/.test(segment)

const ASSET = /^\/assets\/[\w.-]+$/

/** The origin, and the kind of page or call that it leads to. */
export function addressKind(address: string): string {
  try {
    const { origin, pathname } = new URL(address)
    if (ASSET.test(pathname)) return origin + pathname
    return (
      origin +
      pathname
        .split('/')
        .map((segment) => (isOfOne(segment) ? ':id' : segment))
        .join('/')
    )
  } catch {
    return ''
  }
}

const withoutSecret = (text: string, secret: string) =>
  text.split(secret).join('[secret]').split(encodeURIComponent(secret)).join('[secret]')

/** Shorter ones would be found in words. */
const isTelling = (secret: string | undefined): secret is string => secret !== undefined && secret.length >= 6

const scrubWords = (text: string) =>
  text
    .replace(QUERY, '')
    .replace(JWT, '[token]')
    .replace(EMAIL, '[e-mail]')
    .replace(IBAN, '[iban]')
    .replace(DIGITS, '[digits]')

/** Takes out of a text what belongs to a person or a payment; the rest may be read by the operator's developers. */
export function scrubText(text: string, secrets: Secrets): string {
  const pieces = secrets().filter(isTelling).reduce(withoutSecret, text).split(URL_IN_TEXT)
  // Every second one is an address.
  return pieces.map((piece, index) => (index % 2 === 1 ? addressKind(piece) : scrubWords(piece))).join('')
}

/** The same for each text of a value made of plain data; numbers and what is below the named keys stay. */
export function scrubDeep(value: unknown, secrets: Secrets, kept: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return scrubText(value, secrets)
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, secrets, kept))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, kept.has(key) ? item : scrubDeep(item, secrets, kept)]),
  )
}
