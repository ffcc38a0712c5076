import { msg } from '@lingui/core/macro'

export const otpWords = {
  'validations.verificationCodeRequired': msg({
    id: 'validations.verificationCodeRequired',
    message: 'Enter the verification code',
  }),
  'validations.verificationCode': msg({ id: 'validations.verificationCode', message: 'The code must have 6 digits' }),
  'verification.heading': msg({ id: 'verification.heading', message: 'Enter the verification code' }),
  'verification.lede': msg({ id: 'verification.lede', message: 'Enter the 6-digit code sent to {phone}.' }),
  'verification.code': msg({ id: 'verification.code', message: 'Verification code' }),
  'verification.verify': msg({ id: 'verification.verify', message: 'Verify' }),
  'verification.busy': msg({ id: 'verification.busy', message: 'Verifying…' }),
  'verification.lapsed': msg({
    id: 'verification.lapsed',
    message: 'This code has expired. Ask for a new one to continue.',
  }),
  'verification.lastMinute': msg({
    id: 'verification.lastMinute',
    message: 'You can use this code for one more minute.',
  }),
  'verification.resendIn': msg({
    id: 'verification.resendIn',
    message: 'You can ask for a new code in {seconds, plural, one {# second} other {# seconds}}',
  }),
  'verification.resendSoon': msg({ id: 'verification.resendSoon', message: 'You can ask for a new code shortly' }),
  'verification.resendNow': msg({ id: 'verification.resendNow', message: 'You can ask for a new code now' }),
  'verification.resend': msg({ id: 'verification.resend', message: 'Send a new code' }),
  'verification.sendNew': msg({ id: 'verification.sendNew', message: 'Send a new code' }),
  'verification.changeNumber': msg({ id: 'verification.changeNumber', message: 'Change phone number' }),
  'verification.startAgain': msg({ id: 'verification.startAgain', message: 'Start again' }),
  'verification.sending': msg({ id: 'verification.sending', message: 'Sending a new code…' }),
  'verification.notSent': msg({
    id: 'verification.notSent',
    message: 'We could not send a new code. Please try again in a moment.',
  }),
  'verification.sentAgain': msg({
    id: 'verification.sentAgain',
    message: 'We have sent a new code. The previous one no longer works.',
  }),
}
