import { ATTEMPTED } from '../support/attempted'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messages as enFirst } from '../../locales/en/first.po'
import { messages as enLater } from '../../locales/en/later.po'
import { messages as trFirst } from '../../locales/tr/first.po'
import { messages as trLater } from '../../locales/tr/later.po'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import type { Problem, Refusal } from '../../machines/entities/problem'
import { noticeFor } from '../../machines/around/notice/rules'
import { PAYMENT_UNDER_WAY } from '../../machines/payment/order-check/rules'
import { unpaidProblem } from '../../machines/entities/payment-verdict'
import { sendOnce } from '../../src/services/payment/money-call'
import { createServerClock } from '../../src/services/platform/server-clock'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { ProblemNote } from '../../src/screens/pay/form/problem-note'
import type { WordKey } from '../../src/words/word-key'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'

const catalogues = { tr: { ...trFirst, ...trLater }, en: { ...enFirst, ...enLater } }
const COMFORT = { tr: 'Kartınızdan veya bakiyenizden para çekilmedi.', en: 'You have not been charged.' } as const
const NEXT = {
  tr: 'Başka bir kart veya ödeme yöntemi kullanabilirsiniz.',
  en: 'You can use another card or payment method.',
} as const
const NEUTRAL = {
  tr: 'Bu kart kullanılamıyor. Lütfen bankanızla iletişime geçin.',
  en: 'This card cannot be used. Please contact your bank.',
} as const
const SAID = 'Sağlayıcının alışveriş yapana sözü'
const BANKS_OWN = 'Bankanın kendi sözü'

function noteOf(problem: Problem, language: 'tr' | 'en', uncharged?: WordKey): string {
  const i18n = setupI18n({ locale: language, messages: catalogues })
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ProblemNote problem={problem} {...(uncharged && { uncharged })} />
    </I18nProvider>,
  )
  expect(markup).toMatch(/^<div class="[^"]*" tabindex="-1"><[^>]* role="alert"/)
  return markup
    .replace(/<br\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function sent(refusal: Refusal) {
  const submissions = createSubmissions(EMPTY_SESSION_STORE, createServerClock())
  return sendOnce(
    { submissions, attempted: ATTEMPTED },
    () => Promise.resolve({ kind: 'refused', ...refusal }),
    () => ({ kind: 'paid' }) as const,
  ).then((answer) => ({ kind: answer.kind, isKept: submissions.current() !== undefined }))
}

type Row = readonly [code: string, group: string]

/** The bank did not answer, so "not charged" is unproven. */
const UNHEARD: readonly Row[] = [
  ['10214', 'COMMUNICATION_OR_SYSTEM_ERROR'],
  ['10219', 'REQUEST_TIMEOUT'],
  ['10228', 'ISSUER_OR_SWITCH_INOPERATIVE'],
]

/** The card was reported lost or stolen, which the page must not show. */
const REPORTED: readonly Row[] = [
  ['10041', 'LOST_CARD'],
  ['10041', 'PICKUP_CARD'],
  ['10043', 'STOLEN_CARD'],
]

const REFUSED: readonly Row[] = [
  ['10005', 'DO_NOT_HONOUR'],
  ['10012', 'INVALID_TRANSACTION'],
  ['10034', 'FRAUD_SUSPECT'],
  ['10051', 'NOT_SUFFICIENT_FUNDS'],
  ['10054', 'EXPIRED_CARD'],
  ['10057', 'NOT_PERMITTED_TO_CARDHOLDER'],
  ['10084', 'INVALID_CVC2'],
  ['10093', 'RESTRICTED_BY_LAW'],
  ['10209', 'BLOCKED_CARD'],
  ['10220', 'DECLINED'],
]

/** Named by code and group, by code alone, and by group alone. */
const spoken = (rows: readonly Row[]) =>
  rows.flatMap(([code, group]): Refusal[] => [
    { code, group, message: BANKS_OWN, consumerMessage: SAID },
    { code, group: undefined, message: BANKS_OWN, consumerMessage: SAID },
    { code: '99', group, message: BANKS_OWN, consumerMessage: SAID },
  ])

describe('sentences about money after a refusal', () => {
  it.each(spoken(REFUSED))(
    '$code $group is a final refusal, shown with the provider’s message for shoppers and our next step (GWY-05~, PAY-14~)',
    async (refusal) => {
      expect(await sent(refusal)).toEqual({ kind: 'refused', isKept: false })
      for (const language of ['tr', 'en'] as const) {
        expect(noteOf(paymentProblemOf(refusal), language)).toBe(`${SAID} ${COMFORT[language]} ${NEXT[language]}`)
      }
    },
  )

  it.each(spoken(REPORTED))(
    '$code $group is a final refusal, shown with our neutral text (PAY-14~, CARD-09~)',
    async (refusal) => {
      expect(await sent(refusal)).toEqual({ kind: 'refused', isKept: false })
      const loss = { submissionId: 's-1', isWindowOver: true, isBankUnseen: false, isSessionOver: false }
      const failed = { paymentStatus: 'FAILURE', submissionId: 's-1', refusal }
      const found = unpaidProblem({ ...failed, paymentId: undefined, paid: undefined, callbackUrl: undefined }, loss)
      for (const language of ['tr', 'en'] as const) {
        for (const problem of [paymentProblemOf(refusal), found]) {
          expect(noteOf(problem, language)).toBe(`${NEUTRAL[language]} ${COMFORT[language]}`)
        }
      }
      expect(noticeFor(refusal, 'money')).toMatchObject({ text: undefined })
    },
  )

  it('a failure because the bank did not answer is shown with our text, if the provider reports it (PAY-14~)', () => {
    const loss = { submissionId: 's-1', isWindowOver: false, isBankUnseen: false, isSessionOver: false }
    for (const refusal of spoken(UNHEARD)) {
      const failed = { paymentStatus: 'FAILURE', submissionId: 's-1', refusal }
      expect(unpaidProblem({ ...failed, paymentId: undefined, paid: undefined, callbackUrl: undefined }, loss)).toEqual(
        { text: undefined, key: 'errors.notCharged' },
      )
    }
  })

  it('a decline in the provider’s words offers no other way to pay while an earlier charge is open, or where our words do (PAY-14~)', () => {
    const refusal = { code: '10005', group: undefined, message: BANKS_OWN }
    const retold = paymentProblemOf({ ...refusal, consumerMessage: SAID })
    expect(noteOf(retold, 'en', 'errors.earlierUnsettled')).not.toContain(NEXT.en)
    expect(noteOf(paymentProblemOf(refusal), 'en')).not.toContain(NEXT.en)
    expect(noteOf({ text: SAID, key: 'errors.generic' }, 'en')).toBe(`${SAID} ${COMFORT.en}`)
  })

  it('a suspended card leaves the shopper the other payment methods, which its note names (AGR-04~, PAY-14~)', () => {
    const problem = paymentProblemOf({ code: '1', group: 'PAYMENT_INSTRUMENT_SUSPENDED', message: undefined })
    expect(noteOf(problem, 'en')).toContain(`${COMFORT.en} Choose another payment method.`)
    expect(noteOf(problem, 'tr')).toContain(COMFORT.tr)
  })

  it('a payment that the bank calls approved before never reads as not charged (PAY-14~)', () => {
    const problem = paymentProblemOf({ code: '10203', group: 'APPROVED_COMPLETED', message: BANKS_OWN })
    for (const language of ['tr', 'en'] as const) {
      expect(noteOf(problem, language)).toMatch(/siparişinizi kontrol edin|Check your order/)
      expect(noteOf(problem, language)).not.toContain(COMFORT[language])
    }
  })

  it.each(['tr', 'en'] as const)(
    'a note denies a charge once if that is proven, and never if it is not, in %s (PAY-14~)',
    (language) => {
      const denials = (problem: Problem) => noteOf(problem, language).match(/para çekilmedi|not been charged/g)?.length
      expect(denials(PAYMENT_UNDER_WAY)).toBe(1)
      expect(noteOf(PAYMENT_UNDER_WAY, language)).toContain({ tr: 'başka bir ödeme', en: 'Another payment' }[language])
      expect(denials({ text: undefined, key: 'errors.notCharged' })).toBe(1)
      expect(denials({ text: BANKS_OWN, key: 'errors.generic' })).toBe(1)
      for (const key of ['errors.bankPage', 'errors.creditPage'] as const)
        expect(denials({ text: undefined, key }), key).toBe(1)
      for (const key of ['errors.bankUnheard', 'errors.bankSession', 'declines.alreadyApproved'] as const)
        expect(denials({ text: undefined, key }), key).toBeUndefined()
    },
  )
})
