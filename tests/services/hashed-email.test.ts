import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashedEmail } from '../../src/services/platform/hashed-email'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the hashed e-mail', () => {
  it('the hashed e-mail is the SHA-256 of the trimmed address in lower case, in hex (PAY-07~)', async () => {
    expect(await hashedEmail('ayse@shop.example')).toBe(sha256('ayse@shop.example'))
    await fc.assert(
      fc.asyncProperty(fc.emailAddress(), async (email) => {
        const hash = await hashedEmail(email)
        expect(hash).toBe(sha256(email.toLowerCase()))
        expect(await hashedEmail(`  ${email.toUpperCase()}\n`)).toBe(hash)
      }),
    )
  })

  it('the hashed e-mail makes lower case without a locale: I becomes i (PAY-07~)', async () => {
    expect(await hashedEmail('INFO@SHOP.EXAMPLE')).toBe(sha256('info@shop.example'))
  })
})
