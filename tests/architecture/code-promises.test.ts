import { describe, expect, it } from 'vitest'
import { type CodePromise, codePromiseFaults } from './laws/code-promises'
import { readCatalogue } from '../../scripts/words/catalogue.mjs'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

/** Every sentence that says whether a code or a link can be used, and its meaning in both languages. */
const MEANT: Readonly<Record<string, CodePromise>> = {
  'errors.invalidToken.request.text': 'over',
  'errors.invalidToken.text': 'over',
  'errors.invalidToken.title': 'over',
  'errors.noticeUnanswered.valid': 'valid',
  'live.invalidToken': 'over',
  'title.invalidToken': 'over',
  'transfer.leave.text': 'over',
  'transfer.loginOver': 'valid',
  'validations.cvc': 'mistyped',
  'otp.lapsed': 'over',
  'otp.sentAgain': 'over',
}

const sentence = (text: string) => readCatalogue(`msgid "a"\nmsgstr "${text}"`)
const faults = (english: string, turkish: string, meant: Readonly<Record<string, CodePromise>> = { a: 'over' }) =>
  codePromiseFaults({ en: sentence(english), tr: sentence(turkish), meant })

const OVER = ['This code will no longer be valid.', 'Bu kod geçerliliğini yitirir.'] as const
const VALID = ['Your code stays valid.', 'Kodunuz geçerliliğini koruyor.'] as const

describe('a sentence about a code or a link', () => {
  it('a sentence about a code or a link promises the same in both languages, and what it is listed with (BEST-16~)', () => {
    expect(codePromiseFaults({ en: wholeCatalogue('en'), tr: wholeCatalogue('tr'), meant: MEANT })).toEqual([])
  })

  it.each([
    ['is over in English alone', OVER[0], VALID[1], 'Turkish'],
    ['is over in Turkish alone', VALID[0], OVER[1], 'English'],
  ])('a sentence about a code or a link that %s is a fault (BEST-16~)', (_, english, turkish, wrong) => {
    expect(faults(english, turkish)).toEqual([expect.stringContaining(`${wrong} does not say over`)])
  })

  it('a sentence about a code or a link that is not listed is a fault, and one that is listed and says nothing (BEST-16~)', () => {
    expect(faults(...VALID, {})).toHaveLength(1)
    expect(faults('Continue', 'Devam et')).toHaveLength(2)
    expect(faults(...OVER)).toEqual([])
    expect(faults(...VALID, { a: 'valid' })).toEqual([])
  })
})
