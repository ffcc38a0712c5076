import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { PAYMENT_UNDER_WAY } from '../../machines/payment/order-check/rules'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { ATTEMPTED } from '../support/attempted'
import { withSandbox } from '../support/with-sandbox'
import { METHODS, PRICE, formsAt, hindranceOf, press } from './support/at-the-form'
import { pastDeadline } from './support/past-deadline'
import { goToBankElsewhere, payElsewhere } from './support/elsewhere'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const lira = (minor: number) => ({ minor, currency: 'TRY' })

const atTheForm = formsAt(sandbox, arrive)

describe('the order check right before a payment', () => {
  it('the order check is ready at the shown price where no tab pays, and holds other tabs back (BEST-08~, BEST-01~)', async () => {
    const { check, browser } = await atTheForm()
    expect(await check()).toEqual({ kind: 'ready' })
    expect(browser.isHeld()).toBe(true)
    expect(await browser.openTab().take()).toBe(false)
  })

  it.each([
    ['the provider says so', true],
    ['it says nothing', false],
  ])('the order check is ready before any attempt, where %s (BEST-08~)', async (_, noPayment) => {
    const { check } = await atTheForm({ telling: { noPayment } })
    expect(await check()).toEqual({ kind: 'ready' })
  })

  it('the order check is ready after a payment that was refused (BEST-08~)', async () => {
    const { shopper, check, sent } = await atTheForm()
    const card = { ...(await shopper.payment()).card, cardNumber: '4111111111111129' }
    const refused = await shopper.app.payments.payByCard.auth(await shopper.payment({ card }))
    expect(refused).toMatchObject({ kind: 'refused' })
    expect(await check()).toEqual({ kind: 'ready' })
    expect(await sent()).toBe(1)
  })

  it('the order check finds an order that was paid meanwhile, and releases the payment lock (BEST-01~, PAY-04~)', async () => {
    const { shopper, check, browser } = await atTheForm()
    await payElsewhere(sandbox.client, shopper)
    expect(await check()).toEqual({ kind: 'paidOrUnderWay' })
    expect(browser.isHeld()).toBe(false)
  })

  it('the order check finds a price that differs by a minor unit, and releases the payment lock (BEST-08~)', async () => {
    const { shopper, check, browser } = await atTheForm()
    for (const minor of [248_001, 247_999, 1]) {
      await sandbox.client.changePrice(shopper.token, minor / 100)
      expect(await check()).toEqual({ kind: 'changed', price: lira(minor) })
      expect(browser.isHeld()).toBe(false)
    }
    await sandbox.client.changePrice(shopper.token, 2480)
    expect(await check()).toEqual({ kind: 'ready' })
  })

  it('the order check finds a payment at a bank from elsewhere, and releases the payment lock (PAY-04~, PAY-13~, BEST-01~)', async () => {
    const { shopper, check, browser } = await atTheForm()
    await goToBankElsewhere(sandbox.client, shopper)
    expect(await check()).toEqual({ kind: 'paidOrUnderWay' })
    expect(browser.isHeld()).toBe(false)
  })

  it.each([
    ['names its payment', true],
    ['names none', false],
  ])(
    'the order check ignores a bank that this tab’s payment could not reach, where the order %s (CARD-10~, BEST-01~)',
    async (_, submissionId) => {
      const { shopper, check, deps } = await atTheForm({ telling: { submissionId } })
      const name = deps.submissions.begin(ATTEMPTED)
      valueOf(await shopper.app.payments.payByCard.threeDS(await shopper.payment({ submissionId: name })))
      expect(await check()).toEqual({ kind: 'paidOrUnderWay' })
      deps.submissions.become('bankUnreachable')
      deps.submissions.settle()
      expect(await check()).toEqual({ kind: 'ready' })
    },
  )

  it('the order check does not ignore the bank of another payment (BEST-01~)', async () => {
    const { shopper, check, deps } = await atTheForm()
    deps.submissions.begin(ATTEMPTED)
    deps.submissions.become('bankUnreachable')
    deps.submissions.settle()
    await goToBankElsewhere(sandbox.client, shopper)
    expect(await check()).toEqual({ kind: 'paidOrUnderWay' })
  })

  it('the order check makes no call while another tab is paying, and leaves that tab its lock (PAY-04~, BEST-01~)', async () => {
    const { shopper, check, browser } = await atTheForm()
    const before = (await shopper.seen()).length
    const other = browser.openTab()
    expect(await other.take()).toBe(true)
    expect(await check()).toEqual({ kind: 'refused', problem: PAYMENT_UNDER_WAY })
    expect(await shopper.seen()).toHaveLength(before)
    expect(browser.isHeld()).toBe(true)
    other.release()
    expect(await check()).toEqual({ kind: 'ready' })
  })
})

describe.each(METHODS)('a payment by %s', (method) => {
  it('a payment of an order that was paid elsewhere sends nothing, and its outcome is unknown (BEST-01~, PAY-04~)', async () => {
    const form = await atTheForm()
    await payElsewhere(sandbox.client, form.shopper)
    press(form, method)
    expect(await toPromise(form.paying.actor)).toMatchObject({ kind: 'unknown' })
    expect([await form.booked(), await form.sent()]).toEqual([1, 1])
    expect(form.deps.submissions.current()).toBeUndefined()
  })

  it('a payment of an order that is at a bank sends nothing, and its outcome is unknown (PAY-04~, PAY-13~)', async () => {
    const form = await atTheForm()
    await goToBankElsewhere(sandbox.client, form.shopper)
    press(form, method)
    expect(await toPromise(form.paying.actor)).toMatchObject({ kind: 'unknown', attempted: undefined })
    expect([await form.booked(), await form.sent()]).toEqual([0, 1])
    expect(form.deps.submissions.current()).toBeUndefined()
  })

  it('a payment beside that of another tab sends nothing, and is sent once the other is over (PAY-04~, BEST-01~)', async () => {
    const form = await atTheForm()
    const other = form.browser.openTab()
    await other.take()
    expect(await hindranceOf(form, method)).toEqual(PAYMENT_UNDER_WAY)
    expect(await form.sent()).toBe(0)
    other.release()
    press(form, method)
    expect(await toPromise(form.paying.actor)).toMatchObject({ kind: 'paid' })
    expect(await form.booked()).toBe(1)
  })

  const path = method === 'card' ? PATHS.cardAuth : PATHS.balanceAuth

  it('a payment that the provider refuses lets the other tabs go on (PAY-04~)', async () => {
    const form = await atTheForm()
    await form.shopper.strike({ path, phase: 'before', act: 'failure:10051', nth: 1 })
    expect(await hindranceOf(form, method)).toMatchObject({ text: expect.stringMatching(/./) as string })
    expect([await form.sent(), form.browser.isHeld()]).toEqual([1, false])
    expect(await form.browser.openTab().take()).toBe(true)
  })

  it('a payment holds the other tabs back until its outcome is known, and no longer (PAY-04~, BEST-01~)', async () => {
    const form = await atTheForm()
    const { deps, browser, shopper } = form
    await shopper.strike({ path, phase: 'after-commit', act: 'reset', nth: 1 })
    press(form, method)
    expect(await toPromise(form.paying.actor)).toMatchObject({ kind: 'unknown', attempted: { price: PRICE } })
    expect([browser.isHeld(), await browser.openTab().take()]).toEqual([true, false])
    const input = { token: shopper.token, isAtBank: false, timings: DEFAULT_TIMINGS }
    const search = createActor(reconciliationLogic(deps), { input }).start()
    expect(await toPromise(search)).toMatchObject({ kind: 'paid' })
    expect(browser.isHeld()).toBe(false)
  })

  it.each([
    ['breaks', 'status:500'],
    ['is cut', 'reset'],
    ['is no answer', 'html'],
    ['is refused', 'failure:5115'],
    ['says that the token is used up', 'failure:5125'],
    ['never comes', 'hang'],
  ])(
    'a payment sends nothing where the order check %s, and releases the payment lock (BEST-08~, PAY-06~)',
    async (_, act) => {
      const form = await atTheForm()
      const looks = async () => (await form.shopper.seen(PATHS.detail)).length
      const before = await looks()
      await form.shopper.strike({ path: PATHS.detail, phase: 'before', act })
      const ending = () => hindranceOf(form, method)
      const hindrance = act === 'hang' ? pastDeadline(ending, async () => (await looks()) > before) : ending()
      expect(await hindrance).toBeDefined()
      expect([await form.booked(), await form.sent()]).toEqual([0, 0])
      expect(form.browser.isHeld()).toBe(false)
      expect(form.deps.submissions.current()).toBeUndefined()
    },
  )

  it('a payment of a changed price sends nothing before it is accepted, and then the new price (BEST-08~)', async () => {
    const form = await atTheForm()
    await sandbox.client.changePrice(form.shopper.token, 2530.01)
    press(form, method)
    expect(await form.paying.repriced()).toMatchObject({ from: PRICE, to: lira(253_001) })
    expect([await form.sent(), form.browser.isHeld()]).toEqual([0, false])
    const { cardPayment, balancePayment } = form.paying.actor.getSnapshot().children
    expect([cardPayment, balancePayment]).toEqual([undefined, undefined])

    form.paying.acceptPrice()
    if (method === 'card') await form.paying.offersKnown()
    press(form, method)
    expect(await toPromise(form.paying.actor)).toMatchObject({ kind: 'paid', receipt: { paid: lira(253_001) } })
    expect(await form.parts()).toMatchObject({ payments: 1, total: 253_001 })
  })
})
