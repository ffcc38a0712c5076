import { describe, expect, it } from 'vitest'
import { foreignPhoneMachine } from '../../machines/sign-in/foreign-phone/machine'
import { cardPaymentMachine } from '../../machines/payment/card/machine'
import { cardPaymentSetup } from '../../machines/payment/card/setup'
import { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { CardFacts, CardField } from '../../machines/entities/card'
import { refundMachine } from '../../machines/into-balance/refund/machine'
import { settlementMachine } from '../../machines/into-balance/settlement/machine'
import { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import { registrationMachine } from '../../machines/sign-in/registration/machine'
import { otpMachine } from '../../machines/sign-in/otp/machine'
import type { IntoBalance } from '../../machines/entities/flow'
import { INPUTS } from './fixtures/inputs'
import { CHECKOUT_INPUTS, exploreCheckout, FAMILY } from './exploration/checkout-space'
import type { Exploration, Space } from './exploration/explore'
import { attemptEnds } from './exploration/attempt-ends'
import { breaks, deadEnds, LAWS, told, violationOf } from './exploration/laws'
import { pathAlong } from './exploration/paths'
import { replay, setStage } from './exploration/replay'
import type { Family } from './exploration/system'
import { drawn, lots, SEED } from '../support/seed'
import { sampled } from '../support/whole-run'

const REPLAYED = 300

/** How many of the planted mistakes have their turn. */
const PLANTED = 3

/** As the form was before: every field is heard until the call is made. */
const hearingForm = cardPaymentSetup
  .createMachine({
    ...(cardPaymentMachine.config as Parameters<typeof cardPaymentSetup.createMachine>[0]),
    on: {
      ...cardPaymentMachine.config.on,
      'shopper.filledCard': {
        actions: [
          {
            type: 'setCard',
            params: ({ event: { card, field } }: { event: { card: CardFacts; field: CardField } }) => ({ card, field }),
          },
          'raiseCardChanged',
        ],
      },
    },
  })
  .provide({ guards: { canAskBonus: () => false } })

const stepsIn = ({ places }: Space) => Array.from(places.values()).reduce((sum, { ways }) => sum + ways.length, 0)

describe('everything that can become of a checkout', () => {
  const began = performance.now()
  const space = exploreCheckout()
  const seconds = (performance.now() - began) / 1000

  it('the explored checkout is a space worth looking at', () => {
    console.log(
      `the whole checkout: ${space.places.size} states, ${stepsIn(space)} transitions in ${seconds.toFixed(1)} s, ` +
        `${LAWS.length + 1} laws`,
    )
    expect(space.places.size).toBeGreaterThan(1_000)
  })

  it.each(LAWS)('the explored checkout has $name (MDL-05~)', (law) => {
    const violation = violationOf(law, space)
    expect(violation && told(violation)).toBeUndefined()
  })

  it('the explored checkout has no dead ends: the shopper can always do something, or come to where that is so (MDL-05~)', () => {
    expect(deadEnds(space).slice(0, 1).map(told)).toEqual([])
  })

  it('the explored checkout ends an attempt by time, another tab, a page left or restored, and exit, until it is sent; nothing but its end after that (PAY-11~)', () => {
    const interrupted = { 'time up': 'ends', 'another tab': 'ends', 'page left': 'ends', restored: 'ends' }
    const sent = { 'time up': 'goes on', 'another tab': 'goes on', 'page left': 'goes on' }
    const atBank = { ...sent, restored: 'ends' }
    expect(attemptEnds(space)).toEqual({
      'gating.looking': interrupted,
      'gating.asking': { ...interrupted, exit: 'ends' },
      checking: interrupted,
      'accepting.announced': { ...interrupted, exit: 'ends' },
      'accepting.noticed': { ...interrupted, exit: 'ends' },
      preparing: interrupted,
      'authorising.sent': sent,
      'authorising.slow': sent,
      'authorising.overdue': sent,
      'redirecting.pausing': atBank,
      'redirecting.posting': atBank,
      'redirecting.leaving': atBank,
    })
  })

  it('the explored checkout is what real actors do, on random hundreds of the same ways (MDL-05~)', async () => {
    const keys = Array.from(space.places.keys())
    // Spread evenly over all of them, and beginning elsewhere each time.
    const stride = Math.max(1, Math.floor(keys.length / REPLAYED))
    const first = Math.floor(lots()() * stride)
    const wrong: string[] = []
    const stage = setStage(checkoutMachine, FAMILY)
    for (const key of keys.filter((_, index) => index % stride === first)) {
      const path = pathAlong(space.pathTo(key), CHECKOUT_INPUTS)
      if (path.input === undefined || path.moves.length === 0) continue
      const found = await replay(stage, path)
      wrong.push(...found.map((what) => `${path.name}: ${what}`))
    }
    expect(wrong.slice(0, 3)).toEqual([])
  }, 120_000)
})

describe('the laws', () => {
  const withGuards = (guards: NonNullable<Parameters<typeof checkoutMachine.provide>[0]['guards']>) => ({
    machine: checkoutMachine.provide({ guards }),
  })
  const beginningAs = (flow: IntoBalance) => INPUTS.checkout.filter((input) => input.flow === flow)
  const withChildren = (children: Family) => ({ family: { ...FAMILY, ...children } })
  const wrong: Readonly<Record<string, readonly [changed: Partial<Exploration>, law: RegExp]>> = {
    'a forgotten payment once the time is up': [
      withGuards({ isAttempt: (_, { is, status }) => is === status && status !== 'inFlight' }),
      /^no money call/,
    ],
    'a time that never ends': [withGuards({ isTimeUp: () => false }), /^no money call once the time is up/],
    'a tab that pays wherever the order is': [
      withGuards({ isObserving: () => false }),
      /^no money call begins in a tab that does not own/,
    ],
    'a payment that goes on under a page that is left for the shop (PAY-11~)': [
      withGuards({ isExitAsked: () => false }),
      /^no money call begins once the shopper has left/,
    ],
    'a payment that goes on in a page that was left (PAY-11~)': [
      withGuards({ isPageLeft: () => false }),
      /^no money call begins while this page does not hold the lock/,
    ],
    'a lost answer that is taken for a refusal': [
      withChildren({ paymentAttempt: paymentAttemptMachine.provide({ guards: { isRefused: () => true } }) }),
      /^no money call while the end of the last one is unknown/,
    ],
    'a claim whose lost answer is taken for a refusal': [
      {
        ...withChildren({ refund: refundMachine.provide({ guards: { isRefused: () => true } }) }),
        inputs: beginningAs('refund'),
      },
      /^no money call while the end of the last one is unknown/,
    ],
    'a choice whose lost answer is taken for a refusal': [
      {
        ...withChildren({ settlement: settlementMachine.provide({ guards: { isRefused: () => true } }) }),
        inputs: beginningAs('settlement'),
      },
      /^no money call while the end of the last one is unknown/,
    ],
    'a gate that takes every answer for yes (KYC-06~)': [
      withChildren({ kycGate: kycGateMachine.provide({ guards: { isWithin: () => true } }) }),
      /^no member’s money call whose limits/,
    ],
    'a payment sent against all that was said of its order (BEST-01~, BEST-08~)': [
      withChildren({ paymentAttempt: paymentAttemptMachine.provide({ guards: { isReady: () => true } }) }),
      /^no money call but on the provider’s word/,
    ],
    'a form that hears what is typed after the press (PAY-11~)': [
      withChildren({ cardPayment: hearingForm }),
      /^what is sent is what was pressed/,
    ],
    'a price that is forgotten with the payment it was accepted in (PAY-12~)': [
      { machine: checkoutMachine.provide({ actions: { setAttempted: () => undefined } }) },
      /^the price that was accepted/,
    ],
    'an admission of every buyer from abroad': [
      withChildren({ foreignPhone: foreignPhoneMachine.provide({ guards: { isAdmitted: () => true } }) }),
      /^no money call without|^nothing leads from admittingForeignPhone/,
    ],
    'a new code whose reference is forgotten': [
      withChildren({ otp: otpMachine.provide({ actions: { setSending: () => undefined } }) }),
      /^no code is verified with the reference of another/,
    ],
    'a registration that asks for no agreement': [
      withChildren({ registration: registrationMachine.provide({ guards: { isComplete: () => true } }) }),
      /^no member is registered without the agreement/,
    ],
  }

  const mistakes = Object.entries(wrong)
  const chosen = sampled(drawn(mistakes, PLANTED), mistakes)
  console.log(
    `planted in the whole checkout: ${chosen.length} of ${mistakes.length} mistakes, drawn by TEST_SEED=${SEED}`,
  )

  it.each(chosen)(
    'the laws notice %s, and tell the shortest way to it',
    (_, [changed, law]) => {
      const isEnough = breaks(LAWS.filter(({ name }) => law.test(name)))
      const space = exploreCheckout({ inputs: CHECKOUT_INPUTS.slice(0, 1), ...changed, isEnough })
      const violations = LAWS.flatMap((each) => violationOf(each, space) ?? [])
      expect(violations.map(told)).toContainEqual(expect.stringMatching(law))
      for (const violation of violations) expect(told(violation)).toMatch(/: begins \d → .+ → /)
    },
    120_000,
  )
})
