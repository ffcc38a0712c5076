import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../scripts/words/catalogue.mjs'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { SOURCES } from './laws/promise-sources'
import { promiseFaults } from './laws/promises'

const sentence = (text: string) => readCatalogue(`msgid "a"\nmsgstr "${text}"`)

const faults = (en: string, tr: string, sources: Readonly<Record<string, string>> = {}) =>
  promiseFaults({ en: sentence(en), tr: sentence(tr), sources })

describe('a promise on the screen', () => {
  it('a promise on the screen has a source: the specification, an answer or the call itself (BEST-16~)', () => {
    expect(promiseFaults({ en: wholeCatalogue('en'), tr: wholeCatalogue('tr'), sources: SOURCES })).toEqual([])
  })

  it.each([
    ['a notification', 'We will tell you by SMS.', 'SMS ile haber veririz.'],
    ['a duration', 'We check every 15 minutes.', '15 dakikada bir kontrol ederiz.'],
    ['a moment', 'The amount is in your balance at once.', 'Tutar hemen bakiyenize eklenir.'],
    ['a right', 'You may remove a card at any time.', 'Kartı istediğiniz zaman kaldırabilirsiniz.'],
    ['a gain', 'You earn cashback.', 'Nakit iade kazanırsınız.'],
    ['a price', 'Taxes are included.', 'Vergiler dahildir.'],
  ])('a promise of %s without a source is reported, in either language (BEST-16~)', (_, english, turkish) => {
    expect(faults(english, 'Devam et')).toHaveLength(1)
    expect(faults('Continue', turkish)).toHaveLength(1)
    expect(faults(english, turkish, { a: 'specification' })).toEqual([])
  })

  it('a sentence listed as a promise that promises nothing is reported (BEST-16~)', () => {
    expect(faults('Continue', 'Devam et', { a: 'specification' })).toHaveLength(1)
  })
})
