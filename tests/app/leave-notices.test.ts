import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { screenOf } from '../../machines/checkout/screens'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { leaveNotices } from '../../src/app/after-paint/leave-notices'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'

it.each([
  ['that is visible leaves with its screen', true, 'fading'],
  ['that has come with the next screen stays over it', false, 'rendered'],
])('a notice %s (OTP-04~)', async (_, isVisible, then) => {
  const { actor, send, child } = await ways.verifyingOtp(beginning(checkoutMachine))
  leaveNotices(actor)
  send({ type: 'network.refused', problem: GENERIC_PROBLEM })
  const { notice } = actor.getSnapshot().children
  if (isVisible) notice?.send({ type: 'shopper.attendedNotice' })
  child('otp').send({ type: 'shopper.askedNewNumber' })
  expect(screenOf(actor.getSnapshot())).toBe('change-phone-number')
  expect(notice?.getSnapshot().value).toBe(then)
})
