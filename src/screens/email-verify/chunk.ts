import { EmailVerifyScreen } from './email-verify'
import { Mismatch } from './mismatch'

export const emailVerifyParts = { Main: EmailVerifyScreen, Over: Mismatch }
