import type { MessageDescriptor } from '@lingui/core'
import type { LiveKey, TitleKey } from '../../machines/checkout/screens'
import type { MessageKey } from '../../machines/entities/message-key'
import { identifyWords } from './first/identify'
import { shellWords } from './first/shell'
import { balanceWords } from './later/balance'
import { dangerWords } from './later/danger'
import { declineWords } from './later/declines'
import { entryWords, suggestionWords } from './later/entry'
import { cardChoiceWords } from './later/card-choices'
import { consentWords } from './later/consents'
import { countryWords } from './later/country'
import { shoppingCreditWords } from './later/shopping-credit'
import { frameWords } from './later/frame'
import { identityWords } from './later/identity'
import { intoBalanceWords } from './later/into-balance'
import { paymentWords } from './later/payment'
import { legalTextWords } from './later/legal-text'
import { redirectWords } from './later/redirect'
import { receiptWords } from './later/receipt'
import { resultWords } from './later/result'
import { screenWords } from './later/screens'
import { tabWords } from './later/tabs'
import { timeWords } from './later/time'
import { bankTransferWords } from './later/bank-transfer'
import { troubleWords } from './later/trouble'
import { otpWords } from './later/otp'

/**
 * Every sentence a shopper can read or hear; total over the keys that the machines name. What is in `first` travels with the
 * first screen, the rest comes while the shopper types.
 */
export const words = {
  ...identifyWords,
  ...shellWords,
  ...entryWords,
  ...balanceWords,
  ...cardChoiceWords,
  ...consentWords,
  ...countryWords,
  ...shoppingCreditWords,
  ...dangerWords,
  ...declineWords,
  ...frameWords,
  ...identityWords,
  ...intoBalanceWords,
  ...paymentWords,
  ...legalTextWords,
  ...receiptWords,
  ...redirectWords,
  ...resultWords,
  ...screenWords,
  ...suggestionWords,
  ...tabWords,
  ...timeWords,
  ...bankTransferWords,
  ...troubleWords,
  ...otpWords,
} satisfies Record<LiveKey | MessageKey | TitleKey, MessageDescriptor>

export type WordKey = keyof typeof words
