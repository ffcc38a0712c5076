/** Strings that must never be sent: the tokens of this page. */
export type Secrets = () => readonly (string | undefined)[]

const URL_IN_TEXT = /(\bhttps?:\/\/[^\s"'<>()]+)/
const QUERY = /([\w/])[?#][^\s"'<>()]*/g
const JWT = /\beyJ[\w-]+(?:\.[\w-]*)*/g
const EMAIL = /[^\s"<>]*(?:@|%40)[^\s"'<>():;,=&/]*/g
const IBAN = /\b[A-Z]{2}\d{2}(?:[\s-]?[A-Z0-9]){8,30}\b/gi
/** Three digits can already be a CVC; a date, a phone and a card number may have separators. */
const DIGITS = /\d(?:[\s\u00a0.()/-]{0,2}\d){2,}/g

const isOfOne = (segment: string) => segment.length > 40 || /\d{3}|@|%/.test(segment)

const ASSET = /^\/assets\/[\w.-]+$/

/** The origin and the kind of path of a URL, with identifiers replaced; empty if the URL is invalid. */
function addressKind(address: string): string {
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

/** Shorter secrets would match parts of words. */
const isLongEnough = (secret: string | undefined): secret is string => secret !== undefined && secret.length >= 6

const scrubWords = (text: string) =>
  text
    .replace(QUERY, '$1')
    .replace(JWT, '[token]')
    .replace(EMAIL, '[e-mail]')
    .replace(IBAN, '[iban]')
    .replace(DIGITS, '[digits]')

/** Removes personal and payment data from a text, which the operator's developers may read. */
export function scrubText(text: string, secrets: Secrets): string {
  const pieces = secrets().filter(isLongEnough).reduce(withoutSecret, text).split(URL_IN_TEXT)
  // The capturing group puts the URLs at the odd indexes.
  return pieces.map((piece, index) => (index % 2 === 1 ? addressKind(piece) : scrubWords(piece))).join('')
}

/** Scrubs every string in plain data. Numbers, and the values of `exempt` keys, stay. */
export function scrubDeep(value: unknown, secrets: Secrets, exempt: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return scrubText(value, secrets)
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, secrets, exempt))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, exempt.has(key) ? item : scrubDeep(item, secrets, exempt)]),
  )
}
