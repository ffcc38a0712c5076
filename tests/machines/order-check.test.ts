import { describe, expect, it } from 'vitest'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { checkAnswerOf, withoutUnreachableBank } from '../../machines/payment/order-check/rules'
import { PAYMENT_STATUSES } from '../support/specification'

const lira = (minor: number, currency = 'TRY') => ({ minor, currency })
const SHOWN = lira(248_050)

/** What each payment status of an order means to a shopper about to pay. */
const TABLE = {
  SUCCESS: 'settled',
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

const verdictOn = ({ status, submissionId, unseen, price }: Case) =>
  checkAnswerOf({
    outcome: saying(status, submissionId),
    price,
    shown: SHOWN,
    unseen,
    isSessionOver: false,
    left: undefined,
  })

const isUnderWay = ({ standing }: Pick<Case, 'standing'>) => ['under way', 'waits for the shopper'].includes(standing)

/** A redirect of this tab whose bank page was never visited does not block paying again; another buyer's does. */
const isOurOwn = ({ standing, submissionId, unseen }: Case) =>
  standing === 'waits for the shopper' && unseen !== undefined && submissionId !== 'another'

describe('the check of an order before its payment', () => {
  it('an order about to be paid has a meaning for every payment status of the specification', () => {
    expect(PAYMENT_STATUSES.filter((status) => !(status in TABLE))).toEqual([])
  })

  it('an order that was paid meanwhile says so, no matter what it costs by now (BEST-01~, PAY-04~)', () => {
    const settled = all.filter(({ standing }) => standing === 'settled')
    for (const one of settled) expect([one, verdictOn(one)]).toEqual([one, { kind: 'settled' }])
  })

  it('an order whose payment is at a bank is not paid twice, and leads to that payment (PAY-04~, BEST-01~, PAY-13~)', () => {
    for (const one of all) {
      const isBegun = one.standing === 'settled' || (isUnderWay(one) && !isOurOwn(one))
      expect([one, verdictOn(one).kind === 'settled']).toEqual([one, isBegun])
    }
  })

  it('an order can be paid after it has waited at a card’s bank for the bank’s session (PAY-13~)', () => {
    for (const one of all) {
      const { status, submissionId, unseen, price } = one
      const outcome = saying(status, submissionId)
      const { kind } = checkAnswerOf({ outcome, price, shown: price, unseen, isSessionOver: true, left: undefined })
      const isInVain = ['INIT_THREEDS', 'BKM_POS_SELECTED'].includes(status ?? '') || isOurOwn(one)
      const isBegun = one.standing === 'settled' || (isUnderWay(one) && !isInVain)
      expect([one, kind]).toEqual([one, isBegun ? 'settled' : 'ready'])
    }
  })

  it('an order about to be paid ignores an own payment that its bank awaits in vain (PAY-13~)', () => {
    for (const one of all) {
      const outcome = saying(one.status, one.submissionId)
      const told = withoutUnreachableBank(outcome, one.unseen)
      expect([one, told]).toEqual([one, isOurOwn(one) ? { ...outcome, paymentStatus: 'NONE' } : outcome])
    }
  })

  it('an order is paid for the shown amount and currency; another price has to be accepted (BEST-08~)', () => {
    for (const one of all) {
      if (one.standing !== 'free' && !isOurOwn(one)) continue
      const isShown = one.price === SHOWN
      expect([one, verdictOn(one)]).toEqual([one, isShown ? { kind: 'ready' } : { kind: 'changed', price: one.price }])
    }
  })

  it('an own bank that was never visited blocks no payment, for exactly the statuses that await the shopper (CARD-10~, CRED-04~, BEST-01~)', () => {
    const own = all.filter((one) => isOurOwn(one) && one.price === SHOWN)
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set(['INIT_THREEDS', 'BKM_POS_SELECTED', 'INIT_CREDIT']),
    )
    expect(new Set(own.map(({ submissionId }) => submissionId))).toEqual(new Set([undefined, OURS]))
    expect(new Set(own.map((one) => verdictOn(one).kind))).toEqual(new Set(['ready']))
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
      const { kind } = checkAnswerOf({
        outcome,
        price: SHOWN,
        shown: SHOWN,
        unseen: undefined,
        isSessionOver: false,
        left,
      })
      const wasLeft = status === 'INIT_BANK_TRANSFER' && left !== undefined && paymentId !== 'another'
      const isBegun = standing === 'settled' || (isUnderWay(one) && !wasLeft)
      expect([one, kind]).toEqual([one, isBegun ? 'settled' : 'ready'])
    }
  })
})
