import { expect, it } from 'vitest'
import { sourcesIn } from '../support/reading/files'

/** In pixels, a line keeps its height while its text grows, and the lines of a label overlap. */
const IN_PIXELS = /lineHeight: *(?:'[\d.]+px'|`[\d.]+px`)/

it('no style gives a line height in pixels: the lines of text at 200 % would overlap (A11Y-02~)', () => {
  const styles = sourcesIn('src', 'styles').filter(({ path }) => path.endsWith('.css.ts'))
  expect(styles.length).toBeGreaterThan(20)
  expect(styles.filter(({ text }) => IN_PIXELS.test(text)).map(({ path }) => path)).toEqual([])
})
