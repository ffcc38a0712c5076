import fc from 'fast-check'
import { expect, it } from 'vitest'
import { qrDrawing } from '../../src/shell/qr-path'
import { scanned } from '../support/scanned'

it('the QR code reads back as the complete URL that it was drawn for (SHELL-03~)', () => {
  const token = fc.stringMatching(/^[a-zA-Z0-9-]{36,80}$/)
  const path = fc.constantFrom('/', '/otp', '/pay', '/result-page', '/embed/pay')
  fc.assert(
    fc.property(token, path, fc.constantFrom('tr', 'en'), (chosen, at, language) => {
      const address = `https://pay.example${at}?token=${chosen}&lang=${language}&redirectedFrom=qr`
      expect(scanned(qrDrawing(address))).toBe(address)
    }),
    { numRuns: 25 },
  )
})
