import { Hono } from 'hono'
import * as v from 'valibot'
import { applicationOf } from '../payments/credits/application'
import { DECISIONS, decide } from '../payments/credits/decide'
import { amountField, textField } from '../http/payload'
import { paidAttempt } from '../orders/order'
import { isClaimed } from '../payments/payouts/refund'
import type { Env } from '../kernel/program'
import { sendMoney } from '../payments/transfers/send-money'
import { transferOf } from '../payments/transfers/transfer'
import type { Deps } from '../kernel/deps'
import { withBody } from './json-route'
import type { Order } from '../records/order'

const sending = v.strictObject({ amount: v.optional(amountField), code: v.optional(textField) })

const deciding = v.strictObject({
  decision: v.picklist(DECISIONS),
  term: v.optional(v.pipe(v.number(), v.integer())),
})

/** Triggers what a bank does on its own: money arrives, a credit is decided. */
export function bankActRoutes(deps: Deps): Hono<Env> {
  const { state } = deps
  const app = new Hono<Env>()
  app.post(
    '/orders/:token/transfer',
    withBody(sending, ({ amount, code }, c) => {
      const token = c.req.param('token') ?? ''
      const wanted = code ?? transferOf(state.transfers, token)?.code ?? ''
      const { kind } = sendMoney(deps, { code: wanted, minor: amount })
      return { outcome: kind }
    }),
  )
  app.post(
    '/orders/:token/credit',
    withBody(deciding, ({ decision, term }, c) => {
      const application = applicationOf(state, c.req.param('token') ?? '')
      return { decided: application !== undefined && decide(deps, application, decision, term) }
    }),
  )
  return app
}

/** The parts of an order that involve a bank or a balance; a plain card payment has none. */
export function bankActsOf({ state, origins }: Deps, order: Order): object {
  const transfer = transferOf(state.transfers, order.token)
  const application = applicationOf(state, order.token)
  const { refund, settlement } = order
  return {
    ...(transfer ? { transfer } : {}),
    ...(application ? { credit: { ...application, pageUrl: `${origins.bank}/credit/${application.key}` } } : {}),
    ...(refund ? { refund: { ...refund, claimed: isClaimed(state, refund.paymentId) } } : {}),
    ...(settlement ? { settlement: { ...settlement, set: paidAttempt(order) !== undefined } } : {}),
  }
}
