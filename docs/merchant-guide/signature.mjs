import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether an answer to your server was signed with your secret key.
 *
 * @param {string} secretKey
 * @param {string | undefined} signature of the answer
 * @param {(string | number)[]} parts in the order of the table
 */
export function isSigned(secretKey, signature, parts) {
  const expected = createHmac('sha256', secretKey).update(parts.join(':')).digest()
  const received = Buffer.from(signature ?? '', 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}
