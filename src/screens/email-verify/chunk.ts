import { EmailVerifyScreen } from './email-verify'
import { Mismatch } from './email-mismatch'

export const emailVerifyParts = { Main: EmailVerifyScreen, Dialogs: Mismatch }
