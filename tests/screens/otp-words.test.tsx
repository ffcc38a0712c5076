import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { otpView } from '../../machines/sign-in/otp/view'
import { Resend } from '../../src/screens/otp/resend'
import { parts as phoneChange } from '../../src/screens/phone-change/phone-change'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

it('the OTP screen announces that a new code can be sent, unless the code lapsed and nothing else can be done (OTP-04~)', async () => {
  const harness = await ways.verifyingOtp(beginning(checkoutMachine))
  const view = { ...otpView(harness.child('otp').getSnapshot()), canResend: true }
  const isAnnounced = async (isLapsed: boolean) => {
    const markup = await markupOf(harness, () => <Resend view={{ ...view, isLapsed }} onPress={() => undefined} />)
    return markup.includes('You can ask for a new code now')
  }
  expect([await isAnnounced(false), await isAnnounced(true)]).toEqual([true, false])
})

it('the change of phone says where the code went and, while it sends, that a new one is on its way (OTP-06~)', async () => {
  const harness = await ways.changingPhone(beginning(checkoutMachine))
  const change = harness.child('phoneChange')
  expect(await markupOf(harness, phoneChange.Main)).toContain('We will send a new code to the number you enter below.')
  change.send({ type: 'shopper.typedNumber', text: '555 987 65 43' })
  change.send({ type: 'shopper.continued' })
  expect(await markupOf(harness, phoneChange.Main)).toContain('Sending a new code…')
})
