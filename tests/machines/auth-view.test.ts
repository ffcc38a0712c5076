import { describe, expect, it } from 'vitest'
import { authView } from '../../machines/checkout/auth-view'
import { checkoutMachine } from '../../machines/checkout/machine'
import { type Beginning, beginCheckout } from './support/checkout-story'
import { MEMBER } from './support/shopper'
import { seenStates } from './support/way-table'
import { ways } from './support/ways'

const begin = (how?: Beginning) => beginCheckout(checkoutMachine, how)

const NOBODY = {
  isLogin: false,
  memberUserExists: false,
  isRegisteredUser: false,
  memberLoginDto: undefined,
  kycLevel: undefined,
}
const ON_THE_WAY = { ...NOBODY, memberUserExists: true, isRegisteredUser: true }
const LOGGED_IN = { ...ON_THE_WAY, isLogin: true, memberLoginDto: MEMBER, kycLevel: MEMBER.kycLevel }

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
  it.each(seenStates)('in %s comes from what the machine knows, and from nothing beside it (OTP-09)', async (state) => {
    const story = await ways[state](begin)
    const expected =
      state === 'verifying' || state === 'changingNumber'
        ? ON_THE_WAY
        : state === 'expired.returning'
          ? { ...LOGGED_IN, isLogin: false }
          : BEFORE_THE_CODE.includes(state)
            ? NOBODY
            : LOGGED_IN
    expect(authView(story.snapshot())).toEqual(expected)
  })

  it('is no login until the provider has confirmed the one that the tab held, or that was handed over (OTP-09~, APP-02~)', async () => {
    const story = begin({ input: { kept: 'login' } })
    await story.start()
    expect(authView(story.snapshot()).isLogin).toBe(false)
    await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    expect(authView(story.snapshot()).isLogin).toBe(true)
  })

  it('is no login any more once the provider says that it has ended (OTP-09~, GWY-10~)', async () => {
    const story = await ways['paying.choosing'](begin)
    story.send({ type: 'session.ended', whose: 'member' })
    expect(authView(story.snapshot())).toEqual({ ...LOGGED_IN, isLogin: false })
  })
})
