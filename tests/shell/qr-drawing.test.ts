import fc from 'fast-check'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { qrDrawing } from '../../src/shell/qr-path'

const SCALE = 4

/** Modules of white around the code, as a scanner needs them. */
const QUIET = 4

/** The drawing as a camera sees it: what its decoder reads, undefined where it reads nothing. */
function scanned({ size, path }: ReturnType<typeof qrDrawing>): string | undefined {
  const side = (size + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    const [left, top] = [Number(x) + QUIET, Number(y) + QUIET].map((module) => module * SCALE) as [number, number]
    for (let row = top; row < top + SCALE; row += 1) {
      for (let column = left; column < left + Number(width) * SCALE; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return jsQR(pixels, side, side)?.data
}

it('the QR code reads back as the whole address that it was drawn for (SHELL-03~)', () => {
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
