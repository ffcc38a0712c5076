const CARD_NUMBER = /\b\d{13,19}\b/g
// What authorises something: UUIDs, long hex, and the three dotted parts of an access token.
const TOKEN = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|[0-9a-f]{24,}|[\w-]{10,}\.[\w-]{10,}\.[\w-]{4,}/gi
const LONG_BASE64 = /[A-Za-z0-9+/]{60,}={0,2}/g

const SECRETS = new Set(['cvc', 'cvv'])

/** A text with card numbers down to the first six and last four digits, and tokens to their beginning. */
export function maskedText(text: string): string {
  return text
    .replace(CARD_NUMBER, (number) => `${number.slice(0, 6)}${'•'.repeat(number.length - 10)}${number.slice(-4)}`)
    .replace(TOKEN, (token) => `${token.slice(0, 8)}…`)
    .replace(LONG_BASE64, (code) => `${code.slice(0, 16)}…`)
}

/** A recorded body, laid out to be read; strings that are form posts or no JSON stay in one piece. */
export function maskedBody(body: unknown): string {
  if (typeof body === 'string') return maskedText(body)
  return maskedText(JSON.stringify(body, (key, value: unknown) => (SECRETS.has(key.toLowerCase()) ? '•••' : value), 2))
}

export function maskedLines(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${maskedText(value)}`)
    .join('\n')
}
