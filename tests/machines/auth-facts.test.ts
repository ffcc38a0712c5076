import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { type Beginning, beginCheckout } from './support/checkout-story'
import { MEMBER } from './support/shopper'
import { seenStates } from './support/way-table'
import { ways } from './support/ways'

const begin = (how?: Beginning) => beginCheckout(checkoutMachine, how)

type Story = ReturnType<typeof begin>

/** Who is known, and what the checkout decides by it: what is paid with can be looked up by a member alone. */
const factsOf = (story: Story) => ({
  member: story.snapshot().context.member,
  isCodePending: story.snapshot().context.pending !== undefined,
  canSeeDetail: story.snapshot().can({ type: 'shopper.toggledDetail' }),
})

const NOBODY = { member: undefined, isCodePending: false, canSeeDetail: false }
const ON_THE_WAY = { ...NOBODY, isCodePending: true }
const LOGGED_IN = { member: MEMBER, isCodePending: true, canSeeDetail: true }

const BEFORE_THE_CODE: readonly string[] = [
  'closed',
  'arriving.starting',
  'arriving.identifying',
  'arriving.startFailed',
  'arrivalFailed',
  'restoring',
  'registering',
  'matchingEmail',
  'goingAbroad',
  'expired.shown',
  'expired.leaving',
]

describe('what is known of who is paying', () => {
  it.each(seenStates)('in %s has one place, which the checkout decides by (OTP-09~)', async (state) => {
    const story = await ways[state](begin)
    const expected =
      state === 'verifying' || state === 'changingNumber'
        ? ON_THE_WAY
        : BEFORE_THE_CODE.includes(state)
          ? NOBODY
          : LOGGED_IN
    expect(factsOf(story)).toEqual(expected)
  })

  it('is nobody until the provider has confirmed the login that the tab held, or that was handed over (OTP-09~, APP-02~)', async () => {
    const story = begin({ input: { kept: 'login' } })
    await story.start()
    expect(factsOf(story)).toEqual(NOBODY)
    await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    expect(factsOf(story)).toEqual({ ...LOGGED_IN, isCodePending: false })
  })
})
