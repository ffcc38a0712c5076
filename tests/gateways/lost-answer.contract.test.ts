import { describe, expect, it } from 'vitest'
import type { OrderPayment } from '../../machines/entities/order-payment'
import { type Verdict, verdictOf } from '../../machines/entities/payment-verdict'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import { namesOf } from './support/names-of'
import { pastDeadline } from './support/past-deadline'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const lost = ({ submissionId }: { readonly submissionId: string }) => ({
  submissionId,
  isWindowOver: false,
  isBankUnseen: false,
  isSessionOver: false,
})

/** Answers that prove nothing while the payment may still arrive; after that, only NONE says that none did. */
const AFTER_THE_WINDOW: Readonly<Record<string, Verdict>> = { NONE: 'notCharged', unsaid: 'unknown' }

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

describe.each(bothProviders(sandbox, arrive))('a payment whose answer is lost at %s', (_, arrange) => {
  const struck = async (phase: 'before' | 'after-commit', act: string) => {
    const shopper = await arrange()
    const { open, payment, strike, sent, booked } = shopper
    const paying = await payment()
    await strike({ path: PATHS.cardAuth, phase, act, nth: 1 })
    const page = open({})
    const send = () => page.payments.payByCard.auth(paying)
    // The journal records a call on arrival; the sandbox books it a moment later.
    const hasArrived = async () => (await (phase === 'before' ? sent(PATHS.cardAuth) : booked())).length === 1
    await expect(act === 'hang' ? pastDeadline(send, hasArrived) : send()).rejects.toMatchObject({
      name: 'GatewayError',
    })
    expect(await sent(PATHS.cardAuth)).toHaveLength(1)
    return {
      paying,
      callbackUrl: shopper.callbackUrl,
      paid: await booked(),
      outcome: valueOf(await page.payments.outcome()),
    }
  }

  it.each(ACTS)(
    'a payment lost to %s after it was booked is known as paid, once, with the callback URL (PAY-06~, BEST-01~, GWY-12~)',
    async (act) => {
      const { callbackUrl, paying, paid, outcome } = await struck('after-commit', act)
      expect(paid).toMatchObject([{ submissionId: paying.submissionId, minor: paying.price.minor }])
      expect(outcome).toMatchObject({
        systemTime: expect.any(Number) as number,
        paymentStatus: 'SUCCESS',
        paymentId: paid[0]?.paymentId,
        paid: paying.price,
        callbackUrl,
      })
      expect(namesOf(outcome)).toContain(paying.submissionId)
      expect(verdictOf(outcome, lost(paying))).toBe('paid')
    },
  )

  it.each(ACTS.filter((act) => !act.startsWith('truncate')))(
    'a payment lost to %s before it was booked is unknown until the window ends, and not booked (PAY-06~, BEST-01~, GWY-12~)',
    async (act) => {
      const { paying, paid, outcome } = await struck('before', act)
      expect(paid).toEqual([])
      const verdict = AFTER_THE_WINDOW[outcome.paymentStatus ?? 'unsaid']
      expect(verdict).toBeDefined()
      expect(verdictOf(outcome, lost(paying))).toBe('unknown')
      expect(verdictOf(outcome, { ...lost(paying), isWindowOver: true })).toBe(verdict)
    },
  )

  it('a lost refusal is recognised by its own submission id (PAY-06~, GWY-12~)', async () => {
    const { app, payment, strike } = await arrange()
    const paying = await payment()
    await strike({ path: PATHS.cardAuth, phase: 'after-commit', act: 'reset', nth: 1 })
    const card = { ...paying.card, cardNumber: '4129111111111111' }
    await expect(app.payments.payByCard.auth({ ...paying, card })).rejects.toMatchObject({ fault: 'offline' })
    const outcome = valueOf(await app.payments.outcome())
    expect(outcome.paymentStatus).toBe('FAILURE')
    expect(namesOf(outcome)).toContain(paying.submissionId)
    expect(verdictOf(outcome, lost(paying))).toBe('notCharged')
    expect(verdictOf(outcome, lost({ submissionId: 'another submission' }))).toBe('unknown')
  })

  it('a payment whose answer is lost can be looked up although the first look-up is lost too (PAY-06~, GWY-12~)', async () => {
    const { app, payment, sent, strike } = await arrange()
    const paying = await payment()
    await strike({ path: PATHS.cardAuth, phase: 'after-commit', act: 'reset', nth: 1 })
    await expect(app.payments.payByCard.auth(paying)).rejects.toMatchObject({ fault: 'offline' })
    await strike({ path: PATHS.detail, phase: 'before', act: 'reset', nth: 1 })
    expect(valueOf(await app.payments.outcome())).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect(await sent(PATHS.cardAuth)).toHaveLength(1)
    expect(await sent(PATHS.detail)).toHaveLength(2)
  })
})

describe.each(bothProviders(sandbox, arrive))('a code request whose answer is lost at %s', (_, arrange) => {
  it.each(['before', 'after-commit'] as const)(
    'a code request whose answer is lost (%s) is sent only once (GWY-04~, GWY-12~)',
    async (phase) => {
      const { app, member, sent, strike, codesSent } = await arrange()
      const { email, gsmNumber } = member
      await strike({ path: PATHS.loginStart, phase, act: 'reset', nth: 1 })
      await expect(app.members.startLogin({ email, phone: gsmNumber })).rejects.toMatchObject({ fault: 'offline' })
      expect(await codesSent()).toBe(phase === 'before' ? 0 : 1)
      expect(await sent(PATHS.loginStart)).toHaveLength(1)
    },
  )
})

describe('a verdict over a lost answer', () => {
  const UNSAID = {
    submissionId: undefined,
    paymentId: undefined,
    paid: undefined,
    callbackUrl: undefined,
    refusal: undefined,
  }
  const OURS = { ...lost({ submissionId: 'ours' }), answered: 'done' } as const

  it.each([
    [false, 'withBank'],
    [true, 'unknown'],
  ])(
    'the verdict after a success, with the order at a bank and the window over (%s), is %s (GWY-11~)',
    (isWindowOver, is) => {
      const atBank: OrderPayment = { ...UNSAID, paymentStatus: 'INIT_THREEDS' }
      expect(verdictOf(atBank, { ...OURS, isWindowOver })).toBe(is)
    },
  )

  it.each([
    ['was seen', { isBankUnseen: false, isWindowOver: true }, 'unknown'],
    ['was seen for its whole session', { isBankUnseen: false, isSessionOver: true }, 'notCharged'],
    ['could not be reached', { isBankUnseen: true, isWindowOver: true }, 'notCharged'],
    ['could not be reached within the window', { isBankUnseen: true, isSessionOver: true }, 'unknown'],
  ])(
    'a FAILURE of another attempt, when our bank %s, leaves our attempt to its own end (PAY-06~, PAY-13~)',
    (_, is, verdict) => {
      const failure: OrderPayment = { ...UNSAID, paymentStatus: 'FAILURE', submissionId: 'another' }
      expect(verdictOf(failure, { ...lost({ submissionId: 'ours' }), isLedToBank: true, ...is })).toBe(verdict)
    },
  )
})
