import { describe, expect, it } from 'vitest'
import { campaignView, endingView, problemView } from '../../machines/checkout/views'
import { checkoutMachine } from '../../machines/checkout/machine'
import { planOf, plans } from '../../machines/checkout/screen-meta'
import { screens } from '../../machines/checkout/screens'
import { nextScreens } from '../../machines/checkout/next-screens'
import { layoutView } from '../../src/screens/layout-view'
import { places } from '../../src/screens/registry'
import { VISUAL_STATES } from './support/visual-states'
import { beginCheckout, beginning } from './support/checkout-harness'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { ORDER, RECEIPT } from './fixtures/shopper'
import { type SeenState, seenStates } from './support/way-table'
import { ways } from './support/ways'
import type { Beginning } from './support/beginning'

const { sentences } = wholeCatalogue('en')

const begin = (beginning?: Beginning) => beginCheckout(checkoutMachine, beginning)

/** States in which the URL of an entrance leads to that entrance. */
const UNKNOWN: readonly SeenState[] = [
  'arriving.starting',
  'arriving.identifying',
  'registering',
  'resolvingEmailMismatch',
  'admittingForeignPhone',
  'verifyingOtp',
]

describe.each(seenStates)('the state %s', (state) => {
  const look = VISUAL_STATES[state]

  it('the shopper sees one screen, with a title that has words (BOOT-09~)', async () => {
    const harness = await ways[state](begin)
    expect(harness.state()).toBe(state)
    const plan = planOf(harness.snapshot())
    expect(plan).toMatchObject({ screen: look.screen, title: look.title })
    for (const key of [plan.title, plan.live ?? plan.title]) expect(sentences.get(key)).toBeTruthy()
  })

  it('the frame has the step of the state, and its payment bar where there is something to pay (SHELL-05~)', async () => {
    const harness = await ways[state](begin)
    const layout = layoutView(harness.snapshot())
    expect(layout).toMatchObject({ screen: look.screen, hasPaymentBar: look.hasBar, isDetailOpen: false })
    const isExpired = look.screen.endsWith('-expired')
    const isOffered = look.screen === 'refund' || look.screen === 'settlement'
    // A transfer's code is valid for business days, independent of the form's minutes.
    const isTimed = (look.hasBar || isOffered) && state !== 'paying.lockedIn'
    expect(layout.clock).toBe(isExpired ? 'over' : isTimed ? 'running' : undefined)
    expect(layout.step).toBe(look.step)
  })

  it('the screens that may come next are loaded ahead (PERF-01~)', async () => {
    const harness = await ways[state](begin)
    expect([...nextScreens(harness.snapshot())].sort()).toEqual([...look.ahead].sort())
  })

  it('only a shopper without a login moves by URL, to an entrance or back to the OTP (BOOT-08~, BOOT-13~)', async () => {
    for (const asked of places) {
      const harness = await ways[state](begin)
      const isBack = (asked === 'identify' || asked === 'sdk') && UNKNOWN.includes(state)
      const isBackToCode = asked === 'otp' && state === 'changingPhone'
      const before = harness.askedPorts()
      harness.send({ type: 'address.asked', screen: asked })
      expect(harness.screen(), asked).toBe(isBack || isBackToCode ? asked : look.screen)
      // Entering a new code sends the shopper's contact to the order again.
      expect({ ...harness.askedPorts(), updateContact: 0 }).toEqual({ ...before, updateContact: 0 })
    }
  })
})

describe('the frame around the screens', () => {
  it('the frame shows the amount and the merchant once the order has loaded', async () => {
    const before = await ways['arriving.starting'](begin)
    expect(layoutView(before.snapshot())).toMatchObject({ amount: undefined, merchantName: undefined })
    const after = await ways['arriving.identifying'](begin)
    expect(layoutView(after.snapshot())).toMatchObject({ amount: ORDER.price, merchantName: 'Çiçek Evi' })
  })

  it('the frame has no step indicator for an order that wants none (BOOT-16~)', async () => {
    const harness = begin()
    await harness.start({ ...ORDER, isStepInfoVisible: false })
    expect(layoutView(harness.snapshot()).step).toBe('room')
    harness.type()
    harness.goOn()
    await harness.sendCode()
    expect(layoutView(harness.snapshot()).step).toBeUndefined()
  })

  it('the frame keeps the room of the step indicator on the screen that a page was loaded at (BOOT-16~, SHELL-16~)', async () => {
    for (const [asked, step, order] of [
      ['pay', 'room', { isStepInfoVisible: false }],
      ['identify', undefined, { isStepInfoVisible: false }],
      ['identify', undefined, { isQuickLogin: true }],
    ] as const) {
      const harness = await ways['paying.choosing'](beginning(checkoutMachine, { input: { asked }, order }))
      expect([asked, layoutView(harness.snapshot()).step]).toEqual([asked, step])
    }
    const paid = await ways['result'](
      beginning(checkoutMachine, { input: { asked: 'result' }, order: { isStepInfoVisible: false } }),
    )
    expect(layoutView(paid.snapshot())).toMatchObject({ screen: 'result', step: undefined, isSolo: true })
    const withSteps = await ways['result'](begin)
    expect(layoutView(withSteps.snapshot())).toMatchObject({ screen: 'result', step: 4, isSolo: false })
  })

  it('the frame shows that the price breakdown is open (SHELL-05~)', async () => {
    const harness = await ways['paying.choosing'](begin)
    harness.send({ type: 'shopper.toggledDetail' })
    expect(layoutView(harness.snapshot()).isDetailOpen).toBe(true)
  })

  it('the frame lets a member open the price breakdown, and a foreign buyer not (SHELL-05~)', async () => {
    const member = await ways['paying.choosing'](begin)
    expect(layoutView(member.snapshot()).canOpenDetail).toBe(true)
    member.send({ type: 'shopper.toggledDetail' })
    expect(layoutView(member.snapshot()).canOpenDetail).toBe(true)
    const foreign = await ways.admittingForeignPhone(begin)
    await foreign.admitForeignPhone()
    await foreign.open()
    expect(layoutView(foreign.snapshot())).toMatchObject({ hasPaymentBar: true, canOpenDetail: false })
    foreign.send({ type: 'shopper.toggledDetail' })
    expect(layoutView(foreign.snapshot()).isDetailOpen).toBe(false)
  })
})

describe('an ending', () => {
  it('an ending shows the price of the order until something was paid, and then the paid amount', async () => {
    const shop = { merchantName: 'Çiçek Evi', merchantHost: 'www.shop.example', shopUrl: ORDER.goBackUrl }
    const lost = await ways.reconciling(begin)
    expect(endingView(lost.snapshot())).toEqual({ ...shop, amount: ORDER.price, paymentId: undefined })
    const paid = { ...RECEIPT, paid: { minor: 260_000, currency: 'TRY' } }
    await lost.ports.askOutcome.answer({ kind: 'paid', receipt: paid })
    expect(endingView(lost.snapshot())).toEqual({ ...shop, amount: paid.paid, paymentId: '99' })
  })

  it('an ending without an order shows nothing of one', async () => {
    const harness = await ways.closed(begin)
    expect(endingView(harness.snapshot())).toEqual({
      amount: undefined,
      paymentId: undefined,
      merchantName: undefined,
      merchantHost: undefined,
      shopUrl: undefined,
    })
    expect(problemView(harness.snapshot())).toEqual({ text: undefined, key: 'errors.generic' })
  })
})

it('the campaign is beside the form and the ways to pay, and not beside a transfer’s code (SHELL-09~)', async () => {
  const campaign = { kind: 'shoppingCredit' } as const
  const order = { look: { ...ORDER.look, campaign } }
  for (const [state, shown] of [
    ['arriving.identifying', campaign],
    ['paying.choosing', campaign],
    ['paying.lockedIn', undefined],
  ] as const) {
    const harness = await ways[state]((beginning) => begin({ ...beginning, order: { ...beginning?.order, ...order } }))
    expect([state, campaignView(harness.snapshot()).campaign]).toEqual([state, shown])
  }
})

describe('the table of screens', () => {
  it('the table of screens shows the first moment as the second, so that nothing moves', () => {
    expect(plans.entering).toBe(plans['arriving.starting'])
    expect(Object.keys(screens).sort()).toEqual(['entering', 'inside', ...seenStates].sort())
  })

  it('the table of screens has a state for every screen', () => {
    const shown = new Set(Object.values(VISUAL_STATES).map(({ screen }) => screen))
    expect([...shown, 'sdk', 'quick-login'].sort()).toEqual([...places, 'elsewhere'].sort())
  })
})
