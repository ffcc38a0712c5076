import type { BirthDateFault, NationalIdFault } from './identity'
import type { CardFault } from './card'
import type { DeclineKey } from './declines'
import type { EmailFault } from './email'
import type { PhoneFault } from './phone'
import type { CodeFault } from './otp'

/** Keys of the sentences that machines can name; `src/words` has them in both languages. */
export type MessageKey =
  | BirthDateFault
  | CardFault
  | CodeFault
  | DeclineKey
  | EmailFault
  | NationalIdFault
  | PhoneFault
  | 'validations.agreementRequired'
  | 'validations.phoneNumberTurkish'
  | 'validations.nameRequired'
  | 'validations.surnameRequired'
  | 'payment.reason.selectedCard'
  | 'payment.reason.providerBalance'
  | 'transfer.chooseBank.first'
  | 'credit.chooseBank.first'
  | 'errors.generic'
  | 'errors.wait'
  | 'errors.bankUnheard'
  | 'errors.memberSuspended'
  | 'errors.instrumentSuspended'
  | 'errors.connection'
  | 'errors.notCharged'
  | 'errors.bankPage'
  | 'errors.creditPage'
  | 'errors.bankSession'
  | 'errors.underWay'
  | 'errors.formChanged'
  | 'errors.identityUnfinished'
  | 'errors.transferUndone'
  | 'errors.noticeUnanswered'
  | 'errors.requestUndone'
  | 'errors.requestUnderWay'
  | 'errors.notSettled'
  | 'otp.notSent'
  | 'otp.sendRefused'
  | TimeKey

/** Time warnings for screen readers. */
export type TimeKey = 'live.lastFiveMinutes' | 'live.lastMinute'
