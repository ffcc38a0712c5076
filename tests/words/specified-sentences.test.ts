import { describe, expect, it } from 'vitest'
import type { WordKey } from '../../src/words/word-key'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

const CATALOGUES = { en: wholeCatalogue('en'), tr: wholeCatalogue('tr') }

/** What each language must say of a key, and what neither may. */
const says =
  (key: WordKey, { en, tr, never = /^$/ }: Readonly<Record<'en' | 'tr', RegExp>> & { readonly never?: RegExp }) =>
  () => {
    const english = CATALOGUES.en.sentences.get(key)
    const turkish = CATALOGUES.tr.sentences.get(key)
    expect(english).toMatch(en)
    expect(turkish).toMatch(tr)
    for (const sentence of [english, turkish]) expect(sentence).not.toMatch(never)
  }

describe('a sentence in both languages', () => {
  it(
    'a sentence about a closed order names no reason that is not known (BOOT-05~)',
    says('outcome.closed.heading', { en: /closed/, tr: /kapatıldı/, never: /time|süre/ }),
  )

  it(
    'a sentence about the taxes of a credit says that they vary by bank (CRED-02~)',
    says('credit.plan.taxes', { en: /vary by bank.*exact cost/, tr: /değişebilir.*kesin maliyet/, never: /may apply/ }),
  )

  it(
    'a sentence about a refused cardholder names both rules (CARD-03~)',
    says('validations.accountHolder', { en: /first and last name.*digits/, tr: /adı ve soyadı.*rakam/ }),
  )

  it(
    'a sentence about a claim after the delivery names both its grounds (AGR-03~)',
    says('protection.defect', { en: /faulty.*consumer law/, tr: /kusurlu.*tüketici mevzuat/ }),
  )

  it(
    'a sentence about a failed settlement names the account (SET-02~)',
    says('errors.notSettled', { en: /to your account could not/, tr: /^Hesabınıza aktarım/ }),
  )
})
