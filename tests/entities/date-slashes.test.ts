import { describe, expect, it } from 'vitest'
import { withDateSlashes } from '../../machines/entities/identity'

function typedKeyByKey(keys: string): string[] {
  let text = ''
  return Array.from(keys, (key) => {
    text = withDateSlashes(text + key)
    return text
  })
}

describe('withDateSlashes', () => {
  it('a typed birth date gets the slashes of DD/MM/YYYY between its digits (KYC-05~)', () => {
    expect(typedKeyByKey('17041988')).toEqual([
      '1',
      '17',
      '17/0',
      '17/04',
      '17/04/1',
      '17/04/19',
      '17/04/198',
      '17/04/1988',
    ])
  })

  it.each(['17/04/1988', '1/4/1988', '17.04.1988', '17-04-1988', '1988-04-17', '2001-12-31', '١٧'])(
    'the typed date %s is left as it is (KYC-05~)',
    (typed) => {
      expect(typedKeyByKey(typed).at(-1)).toBe(typed)
    },
  )

  it('a birth date that is too long is kept whole, so that it is refused and not cut (VAL-07~)', () => {
    expect(withDateSlashes('170419881')).toBe('170419881')
  })

  it('a slash in a birth date can be deleted with the digit before it (KYC-05~)', () => {
    expect(withDateSlashes('17/')).toBe('17/')
    expect(withDateSlashes('17')).toBe('17')
  })
})
