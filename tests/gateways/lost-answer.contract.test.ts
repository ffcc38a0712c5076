import { describe, expect, it } from 'vitest'
import { verdictOf } from '../../machines/after/reconciliation/rules'
import { withSandbox } from '../support/with-sandbox'
import { pastDeadline } from './support/past-deadline'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from './support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const lost = ({ submissionId }: { readonly submissionId: string }) => ({
  submissionId,
  isWindowOver: false,
  isBankUnseen: false,
  isSessionOver: false,
})

const ACTS = [
  'reset',
  'hang',
  'status:500',
  'status:502',
  'status:503',
  'status:504',
  'html',
  'empty',
  'badjson',
  'truncate:40',
]

describe('a payment whose answer is lost', () => {
  const struck = async (phase: 'before' | 'after-commit', act: string) => {
    const shopper = await arrive()
    const { open, token, payment, strike } = shopper
    const paying = await payment()
    await strike({ path: PATHS.cardAuth, phase, act, nth: 1 })
    const page = open({})
    const send = () => page.payments.payByCard.auth(paying)
    const hasArrived = async () => (await shopper.seen(PATHS.cardAuth)).length === 1
    await expect(act === 'hang' ? pastDeadline(send, hasArrived) : send()).rejects.toMatchObject({
      name: 'GatewayError',
    })
    const { authorisations, transportDuplicates } = await sandbox.client.ledger(token)
    expect(transportDuplicates).toBe(0)
    expect(await shopper.seen(PATHS.cardAuth)).toHaveLength(1)
    return { ...shopper, paying, authorisations, outcome: valueOf(await page.payments.outcome()) }
  }

  it.each(ACTS)(
    'to %s after it was booked is known as paid, once, with the way back to the shop (PAY-06~, BEST-01~)',
    async (act) => {
      const { order, paying, authorisations, outcome } = await struck('after-commit', act)
      expect(authorisations).toMatchObject([{ submissionId: paying.submissionId, minor: paying.price.minor }])
      expect(outcome).toEqual({
        systemTime: expect.any(Number) as number,
        paymentStatus: 'SUCCESS',
        submissionId: paying.submissionId,
        paymentId: authorisations[0]?.paymentId,
        paid: paying.price,
        callbackUrl: `${sandbox.origins.shop}/callback?order=${order.orderId}`,
      })
      expect(verdictOf(outcome, lost(paying))).toBe('paid')
    },
  )

  it.each(ACTS.filter((act) => !act.startsWith('truncate')))(
    'to %s before it was booked proves nothing until the provider can’t be at it any more: nothing is booked (PAY-06~, BEST-01~)',
    async (act) => {
      const { paying, authorisations, outcome } = await struck('before', act)
      expect(authorisations).toEqual([])
      expect(outcome.paymentStatus).toBe('NONE')
      expect(verdictOf(outcome, lost(paying))).toBe('unknown')
      expect(verdictOf(outcome, { ...lost(paying), isWindowOver: true })).toBe('notCharged')
    },
  )

  it('and was a refusal is known as one, by its own submission (PAY-06~)', async () => {
    const { app, payment, strike } = await arrive()
    const paying = await payment()
    await strike({ path: PATHS.cardAuth, phase: 'after-commit', act: 'reset', nth: 1 })
    const card = { ...paying.card, cardNumber: '4129111111111111' }
    await expect(app.payments.payByCard.auth({ ...paying, card })).rejects.toMatchObject({ fault: 'offline' })
    const outcome = valueOf(await app.payments.outcome())
    expect(outcome).toMatchObject({ paymentStatus: 'FAILURE', submissionId: paying.submissionId })
    expect(verdictOf(outcome, lost(paying))).toBe('notCharged')
    expect(verdictOf(outcome, lost({ submissionId: 'another submission' }))).toBe('unknown')
  })

  it('can be asked for although the first question is lost too (PAY-06~)', async () => {
    const { app, payment, seen, strike } = await arrive()
    const paying = await payment()
    await strike({ path: PATHS.cardAuth, phase: 'after-commit', act: 'reset', nth: 1 })
    await expect(app.payments.payByCard.auth(paying)).rejects.toMatchObject({ fault: 'offline' })
    await strike({ path: PATHS.detail, phase: 'before', act: 'reset', nth: 1 })
    expect(valueOf(await app.payments.outcome())).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect(await seen(PATHS.cardAuth)).toHaveLength(1)
    expect(await seen(PATHS.detail)).toHaveLength(2)
  })
})

describe('a payment without proof', () => {
  it.each(['before', 'after-commit'] as const)(
    'costs a code nothing either: a code lost %s is sent once',
    async (phase) => {
      const { app, member, seen, strike } = await arrive()
      const { email, gsmNumber } = member
      await strike({ path: PATHS.loginStart, phase, act: 'reset', nth: 1 })
      await expect(app.members.startLogin({ email, phone: gsmNumber })).rejects.toMatchObject({ fault: 'offline' })
      expect(await sandbox.client.messages(gsmNumber)).toHaveLength(phase === 'before' ? 0 : 1)
      expect(await seen(PATHS.loginStart)).toHaveLength(1)
    },
  )
})
