import { describe, expect, it } from 'vitest'
import { isBankUnreached, nonPaymentProblemOf, paymentProblemOf } from '../../machines/entities/bank-refusal'
import type { Refusal } from '../../machines/entities/problem'
import { BANK_DECLINES } from '../../sandbox/failures/bank-declines'
import { shopperSentence } from '../../sandbox/failures/shopper-sentences'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

const LANGUAGES = ['tr', 'en'] as const
const CATALOGUES = { tr: wholeCatalogue('tr'), en: wholeCatalogue('en') }

/** Bank and fraud terms that the shopper must not see. */
const BANKS_WORDS =
  /fraud|dolandır|şüphe|suspect|terminal|day.end|end.of.day|gün sonu|lost|stolen|kayıp|çalıntı|el koy|retain|merchant category|üye işyeri|\bBIN\b|CAVV|\bECI\b/i

/** For these groups the bank gives no reason that could be rephrased. */
const WITHOUT_OURS = ['UNKNOWN', 'INVALID_CHARS_IN_EMAIL']

type Language = (typeof LANGUAGES)[number]

function readBy(refusal: Refusal, language: Language): string {
  const { text, key } = paymentProblemOf(refusal)
  return text ?? CATALOGUES[language].sentences.get(key) ?? ''
}

/** Every decline of the domain facts in the three forms of an answer: code and group, group only, code only. */
const NAMED = BANK_DECLINES.flatMap(([code, text]) =>
  [
    { code, group: text.group },
    { code: '', group: text.group },
    { code, group: undefined },
  ].map((named) => ({ ...named, text, title: `${named.code} ${named.group ?? ''}`.trim() })),
)

/** The sentence for each group of a bank's answers (domain facts 7.16). */
const MEANT: Readonly<Record<string, string>> = {
  NOT_SUFFICIENT_FUNDS: 'errors.insufficientFunds',
  DO_NOT_HONOUR: 'declines.notApproved',
  DECLINED: 'declines.notApproved',
  INVALID_TRANSACTION: 'declines.notApproved',
  LOST_CARD: 'errors.cardUnusable',
  STOLEN_CARD: 'errors.cardUnusable',
  PICKUP_CARD: 'errors.cardUnusable',
  BLOCKED_CARD: 'errors.cardUnusable',
  RESTRICTED_CARD: 'errors.cardUnusable',
  EXPIRED_CARD: 'declines.expiry',
  INVALID_EXPIRE_YEAR_MONTH: 'declines.expiry',
  INVALID_CVC2: 'declines.securityCode',
  INVALID_CVC2_LENGTH: 'declines.securityCode',
  RESTRICTED_BY_LAW: 'declines.closedOnline',
  NOT_PERMITTED_TO_CARDHOLDER: 'declines.notAllowed',
  CARD_NOT_PERMITTED: 'declines.notAllowed',
  FRAUD_SUSPECT: 'declines.security',
  COMMUNICATION_OR_SYSTEM_ERROR: 'errors.bankUnheard',
  REQUEST_TIMEOUT: 'errors.bankUnheard',
  ISSUER_OR_SWITCH_INOPERATIVE: 'errors.bankUnheard',
  APPROVED_COMPLETED: 'declines.alreadyApproved',
  DEBIT_CARDS_REQUIRES_3DS: 'declines.needs3DS',
  DEBIT_CARDS_INSTALLMENT_NOT_ALLOWED: 'declines.singlePayment',
  NOT_PERMITTED_TO_INSTALLMENT: 'declines.singlePayment',
  EXCEEDS_WITHDRAWAL_AMOUNT_LIMIT: 'declines.overLimit',
  NOT_SUFFICIENT_AWARD: 'declines.points',
  INVALID_CARD_NUMBER: 'declines.cardNumber',
}

describe('refusals by a bank', () => {
  it.each(Object.entries(MEANT))('a bank’s refusal of the group %s is shown as %s (GWY-05~)', (group, key) => {
    expect(paymentProblemOf({ code: '', group, message: undefined }).key).toBe(key)
    // The group takes precedence over the code, because the provider documents different codes on two pages.
    expect(paymentProblemOf({ code: '10207', group, message: undefined }).key).toBe(key)
  })

  it('the list of bank refusals has 47 codes, as many as the domain facts (GWY-05~)', () => {
    expect(BANK_DECLINES).toHaveLength(47)
  })

  it.each(NAMED)(
    'the refusal $title is shown in our words or the provider’s, never in the bank’s (GWY-05~, PAY-14~)',
    (named) => {
      const { code, group, text } = named
      for (const language of LANGUAGES) {
        const message = text[language]
        const ours = readBy({ code, group, message }, language)
        expect(ours).toMatch(/\p{L}{3}.*\.?$/u)
        expect(ours).not.toMatch(BANKS_WORDS)
        if (!WITHOUT_OURS.includes(text.group ?? '')) expect(ours).not.toBe(message)
        const consumerMessage = shopperSentence(code, group, text)?.[language]
        if (code === '' || group === undefined) continue
        expect(readBy({ code, group, message, consumerMessage }, language)).not.toMatch(BANKS_WORDS)
      }
    },
  )

  it('a call that is not a payment is refused in the same words, but never for an unreached bank (PAY-11~, PAY-14~)', () => {
    for (const { code, group, text } of NAMED) {
      const refusal = { code, group, message: text.tr }
      const own = { text: text.tr, key: 'errors.generic' }
      expect(nonPaymentProblemOf(refusal)).toEqual(isBankUnreached(refusal) ? own : paymentProblemOf(refusal))
    }
    const reported = { code: '10041', group: 'REQUEST_TIMEOUT', message: undefined }
    for (const words of [paymentProblemOf, nonPaymentProblemOf]) expect(words(reported).key).toBe('errors.cardUnusable')
  })

  it('a refusal of another kind shows the provider’s sentence for shoppers, else for merchants (GWY-05~)', () => {
    expect(paymentProblemOf({ code: '77', group: 'X', message: 'own' })).toEqual({ text: 'own', key: 'errors.generic' })
    expect(paymentProblemOf({ code: '77', group: 'X', message: 'own', consumerMessage: 'told' }).text).toBe('told')
    expect(paymentProblemOf({ code: '77', group: 'X', message: undefined })).toEqual({
      text: undefined,
      key: 'errors.generic',
    })
  })

  it('a refusal of a suspended account or payment method is shown without accusing the shopper (GWY-05~, AGR-04~)', () => {
    for (const group of ['MEMBER_SUSPENDED', 'PAYMENT_INSTRUMENT_SUSPENDED']) {
      for (const language of LANGUAGES) {
        const read = readBy({ code: '', group, message: 'Suspected fraud' }, language)
        expect(read).not.toMatch(BANKS_WORDS)
      }
    }
  })
})
