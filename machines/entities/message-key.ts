import type { BirthDateFault, NationalIdFault } from './identity'
import type { CardFault } from './card'
import type { DeclineKey } from './declines'
import type { EmailFault } from './email'
import type { PhoneFault } from './phone'
import type { CodeFault } from './otp'

/** The keys by which machines name sentences; `src/words` says them in both languages. */
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
  | 'errors.transferUntold'
  | 'errors.requestUndone'
  | 'errors.requestUnderWay'
  | 'errors.notSettled'
  | TitleKey
  | LiveKey

/** Page titles (BOOT-09). */
export type TitleKey =
  | 'title.identify'
  | 'title.quick'
  | 'title.register'
  | 'title.emailVerify'
  | 'title.foreignNumber'
  | 'title.otp'
  | 'title.changeNumber'
  | 'title.pay'
  | 'title.result'
  | 'title.transfer'
  | 'title.awaited'
  | 'title.redirect'
  | 'title.checking'
  | 'title.invalidToken'
  | 'title.problem'
  | 'title.expired'
  | 'title.memberExpired'
  | 'title.exit'
  | 'title.elsewhere'
  | 'title.refund'
  | 'title.refunded'
  | 'title.settlement'
  | 'title.settled'
  | 'title.checkingRequest'

/** What a screen reader hears of the time that is left. */
export type TimeKey = 'live.lastFiveMinutes' | 'live.lastMinute'

/** What a screen reader hears when a screen comes up. */
export type LiveKey =
  | 'live.codeSent'
  | 'live.register'
  | 'live.emailVerify'
  | 'live.foreignNumber'
  | 'live.changeNumber'
  | 'live.choosePayment'
  | 'live.opening'
  | 'live.paying'
  | 'live.redirecting'
  | 'live.paid'
  | 'live.transfer'
  | 'live.awaited'
  | 'live.checking'
  | 'live.outcomeUnknown'
  | 'live.invalidToken'
  | 'live.problem'
  | 'live.elsewhere'
  | 'live.refund'
  | 'live.claiming'
  | 'live.claimed'
  | 'live.claimedBefore'
  | 'live.settlement'
  | 'live.setting'
  | 'live.settled'
  | 'live.settledAlways'
  | 'live.declined'
  | 'live.settledBefore'
  | 'live.checkingRequest'
  | TimeKey
  | 'pages.countDown.expire.text'
  | 'pages.memberToken.expire.text'
