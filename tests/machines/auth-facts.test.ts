import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { type Beginning, beginCheckout } from './support/checkout-story'
import { COMPLETE, MEMBER, PENDING, REFUSAL } from './support/shopper'
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

const REGISTERS = [
  { type: 'shopper.typed', field: 'name', text: COMPLETE.name },
  { type: 'shopper.typed', field: 'surname', text: COMPLETE.surname },
  { type: 'shopper.ticked', box: 'agreement', isTicked: true },
  { type: 'shopper.continued' },
] as const

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

  it('is a member from the moment of registering, on the word of the provider and as one who was one before (OTP-09~)', async () => {
    const known = await ways.verifying(begin)
    const registered = await ways.registering(begin)
    expect(factsOf(registered)).toEqual(NOBODY)
    await registered.go([...REGISTERS, { port: 'register', output: { kind: 'codeSent', pending: PENDING } }])
    expect([registered.state(), factsOf(registered)]).toEqual([known.state(), factsOf(known)])
    const refused = await ways.registering(begin)
    await refused.go([...REGISTERS, { port: 'register', output: { kind: 'refused', refusal: REFUSAL } }])
    expect([refused.state(), factsOf(refused)]).toEqual(['registering', NOBODY])
  })
})
