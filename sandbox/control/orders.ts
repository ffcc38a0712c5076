import { Hono } from 'hono'
import * as v from 'valibot'
import { creditSettingsSchema } from '../records/credit-settings'
import { amountField, currencyField, textField } from '../http/payload'
import { DEMO_MEMBER } from '../members/demo-member'
import { toMajor } from '../kernel/money'
import type { Attempt } from '../records/attempt'
import { flagsSchema, foreignField, initFieldsSchema } from '../records/init-fields'
import { checkoutUrl, openOrder } from '../payments/open-order'
import { decisiveAttempt, expiresAt, isUsable, orderNow, paidAttempt } from '../orders/order'
import { tellingSchema } from '../records/telling'
import { timesSchema } from '../records/times'
import { openSettlement } from '../payments/payouts/open-settlement'
import type { Env } from '../kernel/program'
import { digits } from '../kernel/random'
import { newPurchase } from '../records/purchase'
import type { Deps } from '../kernel/deps'
import { bankActsOf } from './bank-acts'
import { withBody } from './json-route'
import { refundSchema, refunding, settlementSchema } from './payout-orders'
import type { Order } from '../records/order'

const newOrder = v.strictObject({
  price: v.optional(amountField, 2480),
  currency: v.optional(currencyField, 'TRY'),
  email: v.optional(textField),
  gsmNumber: v.optional(textField),
  merchantName: v.optional(textField),
  merchantInfo: v.optional(textField),
  goBackUrl: v.optional(textField),
  callbackUrl: v.optional(v.pipe(v.string(), v.url())),
  /** `null` if the merchant has not sent it. */
  buyerName: v.optional(v.nullable(textField), DEMO_MEMBER.name),
  buyerSurname: v.optional(v.nullable(textField), DEMO_MEMBER.surname),
  flags: v.optional(flagsSchema, {}),
  init: v.optional(initFieldsSchema, {}),
  telling: v.optional(tellingSchema, {}),
  foreign: foreignField,
  enabledInstallments: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  credit: v.optional(creditSettingsSchema),
  /** Opens the order to move money into a balance, not to be paid. */
  refund: v.optional(refundSchema),
  settlement: v.optional(settlementSchema),
  /** Milliseconds that the page waits, by the names of the configuration; they override the sandbox's. */
  waits: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(1))), {}),
  ...timesSchema.entries,
})

export function orderRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.post(
    '/orders',
    withBody(newOrder, (wanted) => {
      const order = open(deps, wanted)
      order.waits = wanted.waits
      const { token, orderId } = order
      return {
        token,
        orderId,
        checkoutUrl: { tr: checkoutUrl(deps, order, 'tr'), en: checkoutUrl(deps, order, 'en') },
      }
    }),
  )
  app.get('/orders/:token', ({ req }) => {
    const order = deps.state.orders.get(req.param('token'))
    return order
      ? Response.json(orderJson(deps, order))
      : Response.json({ problems: ['no such order'] }, { status: 404 })
  })
  app.patch(
    '/orders/:token',
    withBody(v.strictObject({ price: amountField }), ({ price }, c) => {
      const order = deps.state.orders.get(c.req.param('token') ?? '')
      // A paid order keeps the price that was paid.
      if (!order || paidAttempt(order)) return undefined
      order.priceMinor = price
      const purchase = deps.state.purchases.get(order.orderId)
      if (purchase) purchase.minor = price
      return orderJson(deps, order)
    }),
  )
  app.post(
    '/orders/:token/cancel',
    withBody(v.strictObject({}), (_, c) => {
      const order = deps.state.orders.get(c.req.param('token') ?? '')
      if (order) order.cancelled = true
      return { cancelled: order !== undefined }
    }),
  )
  return app
}

/** Opens the order as the demo shop would, so that the shop's callback page knows it. */
function open(deps: Deps, wanted: v.InferOutput<typeof newOrder>): Order {
  const { price, currency, callbackUrl, buyerName, buyerSurname, email, gsmNumber, flags, init } = wanted
  const orderId = `DF${digits(deps.random, 8)}`
  const { merchantName, merchantInfo, goBackUrl, foreign } = wanted
  const { expiresInSeconds, memberSessionSeconds, memberTokenSeconds } = wanted
  const { bankSessionSeconds, codeLifetimeSeconds, expireTimeForm } = wanted
  const named = Object.entries({ merchantName, merchantInfo, goBackUrl }).filter(([, value]) => value !== undefined)
  const callback = callbackUrl ?? `${deps.origins.shop}/callback?order=${orderId}`
  const times = {
    expiresInSeconds,
    memberSessionSeconds,
    memberTokenSeconds,
    bankSessionSeconds,
    codeLifetimeSeconds,
    expireTimeForm,
  }
  if (wanted.settlement) {
    const earned = { locale: 'tr', callbackUrl: callback, priceMinor: price, currency, times } as const
    return openSettlement(deps, { ...earned, ...wanted.settlement })
  }
  const order = openOrder(deps, {
    orderId,
    locale: 'tr',
    basketMinor: price,
    priceMinor: price,
    currency,
    callbackUrl: callback,
    buyer: { name: buyerName ?? undefined, surname: buyerSurname ?? undefined, email, gsmNumber },
    init: { ...init, ...Object.fromEntries(named) },
    flags,
    telling: wanted.telling,
    foreign,
    enabledInstallments: wanted.enabledInstallments,
    times,
    credit: wanted.credit,
  })
  deps.state.purchases.set(orderId, newPurchase({ orderId, token: order.token, minor: price, currency }))
  return wanted.refund ? refunding(deps, order, wanted.refund) : order
}

function orderJson(deps: Deps, order: Order): object {
  const now = orderNow(order, deps.clock.now())
  const decisive = decisiveAttempt(order)
  return {
    token: order.token,
    orderId: order.orderId,
    price: toMajor(order.priceMinor),
    currency: order.currency,
    callbackUrl: order.callbackUrl,
    expiresAt: expiresAt(order),
    usable: isUsable(order, now),
    buyer: order.buyer,
    foreignAdmitted: order.foreignAdmitted,
    paymentStatus: decisive?.paymentStatus ?? null,
    paymentId: decisive?.paymentId ?? null,
    attempts: order.attempts.map(attemptRecord),
    ...bankActsOf(deps, order),
  }
}

function attemptRecord({ submissionId, paymentStatus, at, paymentId, errorCode, errorGroup }: Attempt): object {
  return { submissionId, paymentStatus, at, paymentId, errorCode, errorGroup }
}
