import { describe, expect, it, vi } from 'vitest'
import type { CardPaymentAnswer } from '../../machines/entities/bank-page'
import type { OrderPayment } from '../../machines/entities/order-payment'
import type { Outcome } from '../../src/gateways/outcome'
import type { CardPayment } from '../../src/gateways/payment/card/payload'
import type { PaymentGateway } from '../../src/gateways/payment/gateway'
import { withOwnSandbox } from '../support/with-sandbox'
import { SANDBOX_ENV, chosenCells, playAll } from './support/play-all'
import type { Wrong } from './support/verdict'

type Pay = (gateway: PaymentGateway, payment: CardPayment) => Promise<Outcome<CardPaymentAnswer>>

const believesItRefused: Pay = (gateway, payment) =>
  gateway.payByCard.auth(payment).catch(() => ({ kind: 'refused', code: '', group: undefined, message: undefined }))

const NOTHING_TRIED: OrderPayment = {
  paymentStatus: undefined,
  submissionId: undefined,
  paymentId: undefined,
  paid: undefined,
  callbackUrl: undefined,
  refusal: undefined,
}

/** Sees nothing of what was paid, wherever it looks. */
async function lookingAway(asked: ReturnType<PaymentGateway['detail']>): ReturnType<PaymentGateway['detail']> {
  const detail = await asked
  return detail.kind === 'ok' ? { ...detail, value: { ...detail.value, outcome: NOTHING_TRIED } } : detail
}

/** Clients that deal wrongly with a payment whose answer is lost. */
const MISTAKES = {
  'sends the payment again by itself': (gateway, payment) =>
    gateway.payByCard.auth(payment).catch(() => gateway.payByCard.auth(payment)),
  'takes the lost answer for a refusal': believesItRefused,
  'takes the lost answer for a refusal, and looks at no order before it pays': believesItRefused,
  'takes the lost answer for a success': (gateway, payment) =>
    gateway.payByCard.auth(payment).catch(() => ({
      kind: 'ok',
      value: { kind: 'paid', receipt: { paymentId: undefined, paid: payment.price, callbackUrl: undefined } },
    })),
  'waits for the lost answer for ever': (gateway, payment) =>
    gateway.payByCard.auth(payment).catch(() => new Promise(() => undefined)),
} satisfies Record<string, Pay>

vi.mock(import('../../src/services/bank-form'), () => import('./support/bank-form'))
vi.mock(import('../../src/services/post-form'), () => import('./support/post-form'))

const planted = vi.hoisted(() => ({
  mistake: undefined as keyof typeof MISTAKES | undefined,
  /** Takes a code whose answer is lost for one that was refused. */
  losesCode: false,
}))

vi.mock(import('../../src/gateways/payment/bank-transfer/gateway'), async (original) => {
  const real = await original()
  return {
    ...real,
    createTransferGateway(edge) {
      const gateway = real.createTransferGateway(edge)
      if (!planted.losesCode) return gateway
      return {
        ...gateway,
        start: (order) =>
          gateway.start(order).catch(() => ({ kind: 'refused', code: '', group: undefined, message: undefined })),
      }
    },
  }
})

vi.mock(import('../../src/gateways/payment/gateway'), async (original) => {
  const real = await original()
  return {
    ...real,
    createPaymentGateway(options) {
      const gateway = real.createPaymentGateway(options)
      const { mistake } = planted
      if (!mistake) return gateway
      return {
        ...gateway,
        payByCard: { ...gateway.payByCard, auth: (payment) => MISTAKES[mistake](gateway, payment) },
        // A page that waits for ever does so wherever it asks.
        ...(mistake.includes('no order') ? { detail: (begun) => lookingAway(gateway.detail(begun)) } : {}),
        ...(mistake.includes('for ever') ? { outcome: () => new Promise(() => undefined) } : {}),
      }
    },
  }
})

const sandbox = withOwnSandbox(SANDBOX_ENV)

describe('the matrix counts a client that', () => {
  const SEEN: readonly (readonly [keyof typeof MISTAKES, cell: string, readonly Wrong[]])[] = [
    ['sends the payment again by itself', 'card auth · reset · after-commit · once', ['double authorisations']],
    // The form is there again, and a look at the order is all that keeps it from being paid twice.
    ['takes the lost answer for a refusal', 'card auth · status:503 · after-commit · once', ['paid, shown as failed']],
    [
      'takes the lost answer for a refusal, and looks at no order before it pays',
      'card auth · status:503 · after-commit · once',
      ['double authorisations', 'paid, shown as failed'],
    ],
    ['takes the lost answer for a success', 'card auth · html · before · once', ['shown as paid, but not']],
    ['waits for the lost answer for ever', 'card auth · empty · before · always', ['without a way on']],
  ]

  it.each(SEEN)('%s (PAY-06~, BEST-01~)', async (mistake, name, wrongs) => {
    planted.mistake = mistake
    const [verdict] = await playAll(chosenCells(name, 1), sandbox)
    expect(verdict?.wrongs).toEqual(wrongs)
  })

  it('takes the lost answer about a code for a refusal (BANK-02~, PAY-06~)', async () => {
    planted.mistake = undefined
    planted.losesCode = true
    const [verdict] = await playAll(chosenCells('transfer start · status:503 · after-commit · once', 1), sandbox)
    expect(verdict?.wrongs).toEqual(['a code, shown as none', 'a code, never shown'])
  })
})
