const CARD_NUMBER = /\b\d{13,19}\b/g
// Values that authorise something: UUIDs, long hex, and the three dotted parts of an access token.
const TOKEN = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|[0-9a-f]{24,}|[\w-]{10,}\.[\w-]{10,}\.[\w-]{4,}/gi
const LONG_BASE64 = /[A-Za-z0-9+/]{60,}={0,2}/g

const SECRETS = new Set(['cvc', 'cvv'])

/** Masks a text: card numbers keep their first six and last four digits, tokens their beginning. */
export function maskedText(text: string): string {
  return text
    .replace(CARD_NUMBER, (number) => `${number.slice(0, 6)}${'•'.repeat(number.length - 10)}${number.slice(-4)}`)
    .replace(TOKEN, (token) => `${token.slice(0, 8)}…`)
    .replace(LONG_BASE64, (code) => `${code.slice(0, 16)}…`)
}

/** A recorded body, formatted and masked. A body that is a string, such as a form post, is only masked. */
export function maskedBody(body: unknown): string {
  if (typeof body === 'string') return maskedText(body)
  return maskedText(JSON.stringify(body, (key, value: unknown) => (SECRETS.has(key.toLowerCase()) ? '•••' : value), 2))
}

export function maskedLines(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${maskedText(value)}`)
    .join('\n')
}
