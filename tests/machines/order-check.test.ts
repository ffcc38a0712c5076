import { describe, expect, it } from 'vitest'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { isPaidOrUnderWay, judge } from '../../machines/entities/payment-verdict'
import { checkAnswerOf } from '../../machines/payment/order-check/rules'
import { PAYMENT_STATUSES } from '../support/specification'

const lira = (minor: number, currency = 'TRY') => ({ minor, currency })
const SHOWN = lira(248_050)

/** What each payment status of an order means to a shopper about to pay. */
const TABLE = {
  SUCCESS: 'paid',
  FAILURE: 'free',
  NONE: 'free',
  INIT_BANK_TRANSFER: 'under way',
  INIT_CREDIT: 'waits for the shopper',
  PENDING_CREDIT: 'under way',
  INIT_THREEDS: 'waits for the shopper',
  BKM_POS_SELECTED: 'waits for the shopper',
  CALLBACK_THREEDS: 'under way',
  // Payment methods that the provider may have and the checkout does not.
  INIT_APM: 'under way',
  INIT_CONTACTLESS: 'under way',
} as const satisfies Record<(typeof PAYMENT_STATUSES)[number], string> & Record<string, string>

type Standing = (typeof TABLE)[keyof typeof TABLE]

/** An unknown status counts as none. */
const NO_WORDS = [undefined, '', 'success', 'Success', 'PAID', 'INIT_threeds', 'constructor', '__proto__', 'toString']

const STATUSES: readonly (readonly [string | undefined, Standing])[] = [
  ...Object.entries(TABLE),
  ...NO_WORDS.map((word) => [word, 'free'] as const),
]

const OURS = 'ours'
const NAMES = [undefined, OURS, 'another']

const saying = (paymentStatus: string | undefined, submissionId: string | undefined): OrderPayment => ({
  paymentStatus,
  submissionId,
  paymentId: '99',
  paid: undefined,
  callbackUrl: undefined,
  refusal: undefined,
})

const PRICES = [SHOWN, lira(248_051), lira(248_049), lira(0), lira(248_050, 'EUR')]

/** Every answer, combined with every record of this tab's payments. */
const all = STATUSES.flatMap(([status, standing]) =>
  NAMES.flatMap((submissionId) =>
    [undefined, OURS].flatMap((unseen) => PRICES.map((price) => ({ status, standing, submissionId, unseen, price }))),
  ),
)

type Case = (typeof all)[number]

interface Known {
  readonly unseen?: string | undefined
  readonly left?: string | undefined
  readonly isSessionOver?: boolean
}

/** A report judged by a tab that has no payment with an unknown outcome. */
const judged = (report: OrderPayment, { unseen, left, isSessionOver = false }: Known) =>
  judge(report, {
    sent: undefined,
    elsewhere: ({ submissionId }) => ({ submissionId, isWindowOver: true, isBankUnseen: false, isSessionOver }),
    left,
    unseen: unseen === undefined ? [] : [unseen],
  })

const answerAbout = ({ status, submissionId, unseen, price }: Case, isSessionOver = false) => {
  const judgement = judged(saying(status, submissionId), { unseen, isSessionOver })
  return checkAnswerOf({ isPaidOrUnderWay: isPaidOrUnderWay(judgement), price, shown: SHOWN })
}

const isUnderWay = ({ standing }: Pick<Case, 'standing'>) => ['under way', 'waits for the shopper'].includes(standing)

/** A redirect of this tab whose bank page was never visited does not block paying again; another buyer's does. */
const isOurOwn = ({ standing, submissionId, unseen }: Case) =>
  standing === 'waits for the shopper' && unseen !== undefined && submissionId !== 'another'

describe('the check of an order before its payment', () => {
  it('an order about to be paid has a meaning for every payment status of the specification', () => {
    expect(PAYMENT_STATUSES.filter((status) => !(status in TABLE))).toEqual([])
  })

  it('an order that was paid meanwhile says so, no matter what it costs by now (BEST-01~, PAY-04~)', () => {
    const paid = all.filter(({ standing }) => standing === 'paid')
    for (const one of paid) expect([one, answerAbout(one)]).toEqual([one, { kind: 'paidOrUnderWay' }])
  })

  it('an order whose payment is at a bank is not paid twice, and leads to that payment (PAY-04~, BEST-01~, PAY-13~)', () => {
    for (const one of all) {
      const isBegun = one.standing === 'paid' || (isUnderWay(one) && !isOurOwn(one))
      expect([one, answerAbout(one).kind === 'paidOrUnderWay']).toEqual([one, isBegun])
    }
  })

  it('an order can be paid after it has waited at a card’s bank for the bank’s session (PAY-13~)', () => {
    for (const one of all) {
      const isInVain = ['INIT_THREEDS', 'BKM_POS_SELECTED'].includes(one.status ?? '') || isOurOwn(one)
      const isBegun = one.standing === 'paid' || (isUnderWay(one) && !isInVain)
      expect([one, answerAbout(one, true).kind === 'paidOrUnderWay']).toEqual([one, isBegun])
    }
  })

  it('an order about to be paid ignores an own payment that its bank awaits in vain (PAY-13~)', () => {
    for (const one of all) {
      const outcome = saying(one.status, one.submissionId)
      const { outcome: known } = judged(outcome, { unseen: one.unseen })
      expect([one, known]).toEqual([one, isOurOwn(one) ? { ...outcome, paymentStatus: 'NONE' } : outcome])
    }
  })

  it('an order about to be paid recognises an own payment by its conversation id, too (PAY-13~, BEST-01~)', () => {
    const report = { ...saying('INIT_THREEDS', 'of the bank'), conversationIds: ['of the shop', OURS] }
    const answers = [OURS, 'of another tab'].map((unseen) => isPaidOrUnderWay(judged(report, { unseen })))
    expect(answers).toEqual([false, true])
  })

  it('an order is paid for the shown amount and currency; another price has to be accepted (BEST-08~)', () => {
    for (const one of all) {
      if (one.standing !== 'free' && !isOurOwn(one)) continue
      const isShown = one.price === SHOWN
      expect([one, answerAbout(one)]).toEqual([
        one,
        isShown ? { kind: 'ready' } : { kind: 'changed', price: one.price },
      ])
    }
  })

  it('an own bank that was never visited blocks no payment, for exactly the statuses that await the shopper (CARD-10~, CRED-04~, BEST-01~)', () => {
    const own = all.filter((one) => isOurOwn(one) && one.price === SHOWN)
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set(['INIT_THREEDS', 'BKM_POS_SELECTED', 'INIT_CREDIT']),
    )
    expect(new Set(own.map(({ submissionId }) => submissionId))).toEqual(new Set([undefined, OURS]))
    expect(new Set(own.map((one) => answerAbout(one).kind))).toEqual(new Set(['ready']))
  })

  it('an order about to be paid ignores a transfer that was left, and no other one (BANK-04~, BEST-01~)', () => {
    const told = STATUSES.flatMap(([status, standing]) =>
      [undefined, 'left', 'another'].flatMap((paymentId) =>
        [undefined, 'left'].map((left) => ({ status, standing, paymentId, left })),
      ),
    )
    for (const one of told) {
      const { status, standing, paymentId, left } = one
      const outcome = { ...saying(status, OURS), paymentId }
      const wasLeft = status === 'INIT_BANK_TRANSFER' && left !== undefined && paymentId !== 'another'
      const isBegun = standing === 'paid' || (isUnderWay(one) && !wasLeft)
      expect([one, isPaidOrUnderWay(judged(outcome, { left }))]).toEqual([one, isBegun])
    }
  })
})
