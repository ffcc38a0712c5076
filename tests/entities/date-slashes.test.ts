import { describe, expect, it } from 'vitest'
import { withDateSlashes } from '../../machines/entities/identity'

function typedKeyByKey(keys: string): string[] {
  let text = ''
  return Array.from(keys, (key) => {
    text = withDateSlashes(text + key)
    return text
  })
}

describe('a birth date that is typed', () => {
  it('a birth date that is typed gets the slashes of DD/MM/YYYY between its figures (KYC-05~)', () => {
    expect(typedKeyByKey('17041988')).toEqual([
      ...['1', '17', '17/0', '17/04', '17/04/1', '17/04/19', '17/04/198', '17/04/1988'],
    ])
  })

  it.each(['17/04/1988', '1/4/1988', '17.04.1988', '17-04-1988', '1988-04-17', '2001-12-31', '١٧'])(
    '%s is left as it was meant (KYC-05~)',
    (typed) => {
      expect(typedKeyByKey(typed).at(-1)).toBe(typed)
    },
  )

  it('a birth date that is typed keeps what is too long, so that it is refused and never cut (VAL-07~)', () => {
    expect(withDateSlashes('170419881')).toBe('170419881')
  })

  it('a birth date that is typed lets a slash be deleted with the figure before it (KYC-05~)', () => {
    expect(withDateSlashes('17/')).toBe('17/')
    expect(withDateSlashes('17')).toBe('17')
  })
})
