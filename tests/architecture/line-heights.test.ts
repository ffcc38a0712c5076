import { expect, it } from 'vitest'
import { leading } from '../../styles/tokens'
import { sourcesIn } from '../support/reading/files'

/** In pixels, a line keeps its height while its text grows, and the lines of a label overlap. */
const IN_PIXELS = /lineHeight: *(?:'[\d.]+px'|`[\d.]+px`)/

it('no style gives a line height in pixels: the lines of text at 200 % would overlap (A11Y-02~)', () => {
  const styles = sourcesIn('src', 'styles').filter(({ path }) => path.endsWith('.css.ts'))
  expect(styles.length).toBeGreaterThan(20)
  expect(styles.filter(({ text }) => IN_PIXELS.test(text)).map(({ path }) => path)).toEqual([])
})

/** Far below a 64th of a pixel: the error of a product of fractions. */
const ROUNDING = 1e-9

it('a line height without a unit is its design pixels in a browser that cuts to a 64th of one (A11Y-02~)', () => {
  for (let fontSize = 10; fontSize <= 40; fontSize += 1)
    for (let lineHeight = fontSize; lineHeight <= fontSize * 2; lineHeight += 1) {
      const drawn = Math.floor(leading(lineHeight, fontSize) * fontSize * 64 + ROUNDING) / 64
      expect([fontSize, lineHeight, drawn]).toEqual([fontSize, lineHeight, lineHeight])
    }
})
