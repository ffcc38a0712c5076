import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { OrderPayment } from '../../machines/entities/order-payment'
import type { CardPayment } from '../../src/gateways/payment/card/payload'
import type { PaymentGateway } from '../../src/gateways/payment/gateway'
import { withOwnSandbox } from '../support/with-sandbox'
import { SANDBOX_ENV, chosenCells, playAll } from './support/play-all'
import type { Wrong } from './support/verdict'

type Pay = (gateway: PaymentGateway, payment: CardPayment) => ReturnType<PaymentGateway['payByCard']['auth']>

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

/** A gateway whose answers hide every payment. */
async function lookingAway(asked: ReturnType<PaymentGateway['detail']>): ReturnType<PaymentGateway['detail']> {
  const detail = await asked
  return detail.kind === 'ok' ? { ...detail, value: { ...detail.value, outcome: NOTHING_TRIED } } : detail
}

/** Clients that mishandle a payment whose answer is lost. */
const MISTAKES = {
  'sends the payment again on its own': (gateway, payment) =>
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

vi.mock(import('../../src/services/redirects/bank-form'), () => import('../gateways/support/bank-form'))
vi.mock(import('../../src/services/redirects/post-form'), () => import('./support/post-form'))

interface Planted {
  readonly mistake?: keyof typeof MISTAKES
  /** Ignores the page's `pagehide` and `pageshow`. */
  readonly hearsNoLeaving?: true
  /** Treats a code whose answer is lost as refused. */
  readonly losesCode?: true
}

/** Faults per visit, in async storage: visits with other faults run in parallel. */
const planted = await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  return new AsyncLocalStorage<Planted>()
})

vi.mock(import('../../src/services/tabs/page-presence'), async (original) => {
  const real = await original()
  return {
    ...real,
    watchPresence(page, heard) {
      const deaf = { ...page, addEventListener: () => undefined }
      return real.watchPresence(planted.getStore()?.hearsNoLeaving ? deaf : page, heard)
    },
  }
})

vi.mock(import('../../src/gateways/payment/bank-transfer/gateway'), async (original) => {
  const real = await original()
  return {
    ...real,
    createBankTransferGateway(requestContext) {
      const gateway = real.createBankTransferGateway(requestContext)
      if (!planted.getStore()?.losesCode) return gateway
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
      const mistake = planted.getStore()?.mistake
      if (!mistake) return gateway
      return {
        ...gateway,
        payByCard: { ...gateway.payByCard, auth: (payment) => MISTAKES[mistake](gateway, payment) },
        // The faulty page hangs or looks away in every read, not only in the payment.
        ...(mistake.includes('no order') ? { detail: (bootAnswer) => lookingAway(gateway.detail(bootAnswer)) } : {}),
        ...(mistake.includes('for ever') ? { outcome: () => new Promise(() => undefined) } : {}),
      }
    },
  }
})

const sandbox = withOwnSandbox({ env: SANDBOX_ENV, mayBreakLedger: true })

/** In milliseconds, for all of them together. */
const LIMIT = 60_000

describe('faulty clients that the matrix counts', () => {
  const SEEN: readonly (readonly [keyof typeof MISTAKES, cell: string, readonly Wrong[]])[] = [
    ['sends the payment again on its own', 'card auth · reset · after-commit · once', ['double authorisations']],
    // The form is shown again; only the read of the order before the next payment prevents a double charge.
    ['takes the lost answer for a refusal', 'card auth · status:503 · after-commit · once', ['paid, shown as failed']],
    [
      'takes the lost answer for a refusal, and looks at no order before it pays',
      'card auth · status:503 · after-commit · once',
      ['double authorisations', 'paid, shown as failed'],
    ],
    ['takes the lost answer for a success', 'card auth · html · before · once', ['shown as paid, but not']],
    ['waits for the lost answer for ever', 'card auth · empty · before · always', ['without a way on']],
  ]

  const CODE_LOST = 'transfer start · status:503 · after-commit · once'

  const LEFT = 'detail, before paying, left by hide once pressed · delay:30 · before · twice'

  const verdictOn = async (mistakes: Planted, name: string) =>
    (await planted.run(mistakes, () => playAll(chosenCells(name, 1), sandbox)))[0]

  const verdicts = new Map<string, Awaited<ReturnType<typeof verdictOn>>>()

  beforeAll(async () => {
    await Promise.all([
      ...SEEN.map(async ([mistake, name]) => verdicts.set(mistake, await verdictOn({ mistake }, name))),
      verdictOn({ losesCode: true }, CODE_LOST).then((verdict) => verdicts.set(CODE_LOST, verdict)),
      verdictOn({ hearsNoLeaving: true }, LEFT).then((verdict) => verdicts.set(LEFT, verdict)),
    ])
  }, LIMIT)

  it.each(SEEN)('the fault matrix counts a client that %s (PAY-06~, BEST-01~)', (mistake, _, wrongs) => {
    expect(verdicts.get(mistake)?.wrongs).toEqual(wrongs)
  })

  it('the fault matrix counts a client that takes a lost reference code for a refusal until the order is read again (BANK-02~, PAY-06~, PAY-13~)', () => {
    expect(verdicts.get(CODE_LOST)?.wrongs).toEqual(['a code, shown as none'])
  })

  it('the fault matrix counts a client that goes on paying in a page that the shopper left (PAY-11~, BEST-04~)', () => {
    expect(verdicts.get(LEFT)?.wrongs).toEqual(['sent once left'])
  })
})
