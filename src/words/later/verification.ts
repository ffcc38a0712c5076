import { msg } from '@lingui/core/macro'

export const verificationWords = {
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
}
