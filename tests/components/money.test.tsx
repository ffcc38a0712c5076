import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { long } from '../../src/components/money/money.css'
import { Money } from '../../src/components/money/money'

describe.each(['large', 'bar'] as const)('an amount of the size %s', (size) => {
  it.each([
    ['₺123.456,78', 12_345_678, 'TRY', false],
    ['₺1.234.567,89', 123_456_789, 'TRY', true],
    ['MMK 999,00', 99_900, 'MMK', false],
    ['MMK 1.234,00', 123_400, 'MMK', true],
    ['−₺12.345,67', -1_234_567, 'TRY', false],
    ['−₺123.456,78', -12_345_678, 'TRY', true],
  ])(
    'an amount in a header is drawn smaller only where it is long: %s (SHELL-05~, A11Y-02~)',
    (_, minor, currency, isLong) => {
      const markup = renderToString(<Money amount={{ minor, currency }} language="tr" size={size} />)
      expect(markup.includes(long[size])).toBe(isLong)
    },
  )
})
