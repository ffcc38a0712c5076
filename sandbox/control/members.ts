import { Hono } from 'hono'
import * as v from 'valibot'
import { TEST_CARDS } from '../cards/test-cards'
import { amountField, emailField, mobileField, textField } from '../http/payload'
import { fund } from '../ledger/book'
import { balanceOf, memberAccount } from '../ledger/ledger'
import { isDay } from '../members/birth-date'
import { enrol, freshPhone } from '../members/enrol'
import { memberByPhone } from '../members/member'
import { isNationalId } from '../members/national-id'
import { listed } from '../members/saved-card'
import { sendCode } from '../members/send-code'
import { openSession } from '../members/session'
import { toMajor } from '../kernel/money'
import { orderNow } from '../orders/order'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { withBody } from './json-route'
import type { Member } from '../records/member'

const cardToSave = v.strictObject({
  cardNumber: v.pipe(
    v.string(),
    v.check((number) => TEST_CARDS.has(number), 'not a test card'),
  ),
  expireMonth: v.optional(v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])$/))),
  expireYear: v.optional(v.pipe(v.string(), v.regex(/^20\d\d$/))),
  threeDSVerified: v.optional(v.boolean()),
  lastPaidCard: v.optional(v.boolean()),
})

/** Settings that a member can get at creation, and that can change later. */
const standing = {
  kycLevel: v.optional(v.picklist([0, 1, 2])),
  /** Replaces the monthly limit of the KYC level; `null` removes the limit. */
  monthlyLimit: v.optional(v.nullable(amountField)),
  suspended: v.optional(v.boolean()),
  creditRestricted: v.optional(v.boolean()),
}

const newMember = v.strictObject({
  gsmNumber: v.optional(mobileField),
  email: v.optional(emailField),
  emailConfirmed: v.optional(v.boolean()),
  name: v.optional(textField),
  surname: v.optional(textField),
  identityNumber: v.optional(v.pipe(v.string(), v.check(isNationalId, 'no national identity number'))),
  birthDate: v.optional(v.pipe(v.string(), v.check(isDay, 'no day'))),
  ...standing,
  balance: v.optional(amountField, 0),
  cards: v.optional(v.array(cardToSave)),
})

/** A login for an order without a code, as the provider's own app creates it; it can be backdated. */
const login = v.strictObject({
  token: textField,
  issuedSecondsAgo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})

/** `fund` is added to the balance; `suspendedInstruments` are card tokens, and `balance`. */
const change = v.strictObject({
  ...standing,
  fund: v.optional(amountField, 0),
  suspendedInstruments: v.optional(v.array(textField)),
})

export function memberRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const unique = v.check<v.InferOutput<typeof newMember>, string>(
    ({ gsmNumber }) => gsmNumber === undefined || !memberByPhone(deps.state.members, gsmNumber),
    'gsmNumber is taken',
  )
  app.post(
    '/members',
    withBody(v.pipe(newMember, unique), ({ balance, monthlyLimit, ...wanted }) =>
      memberJson(deps, enrol(deps, { ...wanted, monthlyLimitMinor: monthlyLimit, balanceMinor: balance })),
    ),
  )
  app.post(
    '/members/:memberId/login',
    withBody(login, ({ token, issuedSecondsAgo }, { req }) => {
      const member = deps.state.members.get(req.param('memberId') ?? '')
      const order = deps.state.orders.get(token)
      if (!member || !order) return undefined
      const now = orderNow(order, deps.clock.now())
      const session = openSession(deps, member, order, now, now - issuedSecondsAgo * 1000)
      const { accessToken, refreshToken, memberId, memberUserId } = session
      return { accessToken, refreshToken, memberId, memberUserId }
    }),
  )
  app.post(
    '/members/:memberId/code',
    withBody(v.strictObject({ token: textField }), ({ token }, { req }) => {
      const member = deps.state.members.get(req.param('memberId') ?? '')
      const order = deps.state.orders.get(token)
      if (!member || !order) return undefined
      const now = orderNow(order, deps.clock.now())
      const issued = sendCode(deps, member, { order, locale: 'tr', now, resends: 0 })
      const { memberUserId, referenceCode, sentAt, endsAt } = issued
      return { memberUserId, referenceCode, sentAt, endsAt }
    }),
  )
  app.get('/new-number', () => Response.json({ gsmNumber: freshPhone(deps) }))
  app.get('/members', () =>
    Response.json({ members: [...deps.state.members.values()].map((one) => memberJson(deps, one)) }),
  )
  app.patch(
    '/members/:memberId',
    withBody(change, (wanted, { req }) => {
      const member = deps.state.members.get(req.param('memberId') ?? '')
      if (!member) return undefined
      member.kycLevel = wanted.kycLevel ?? member.kycLevel
      member.suspended = wanted.suspended ?? member.suspended
      member.suspendedInstruments = wanted.suspendedInstruments ?? member.suspendedInstruments
      member.creditRestricted = wanted.creditRestricted ?? member.creditRestricted
      if (wanted.monthlyLimit !== undefined) member.monthlyLimitMinor = wanted.monthlyLimit
      fund(deps, member.memberId, wanted.fund, 'TRY')
      return memberJson(deps, member)
    }),
  )
  return app
}

function memberJson({ state }: Deps, { cards, identity, monthlyLimitMinor, ...member }: Member): object {
  const balance = toMajor(balanceOf(state.entries, memberAccount(member.memberId), 'TRY'))
  const limit = typeof monthlyLimitMinor === 'number' ? toMajor(monthlyLimitMinor) : monthlyLimitMinor
  return { ...member, ...identity, monthlyLimit: limit, balance, cards: cards.map(listed) }
}
