import type { MessageDescriptor } from '@lingui/core'
import type { MessageKey } from '../../machines/entities/message-key'
import { identifyWords } from './first/identify'
import { shellWords } from './first/shell'
import { balanceWords } from './later/balance'
import { declineWords } from './later/declines'
import { entryWords } from './later/entry'
import { cardChoiceWords } from './later/card-choices'
import { consentWords } from './later/consents'
import { countryWords } from './later/country'
import { creditWords } from './later/credit'
import { frameWords } from './later/frame'
import { identityWords } from './later/identity'
import { intoBalanceWords } from './later/into-balance'
import { paymentWords } from './later/payment'
import { readingWords } from './later/reading'
import { redirectWords } from './later/redirect'
import { receiptWords } from './later/receipt'
import { resultWords } from './later/result'
import { screenWords } from './later/screens'
import { suggestionWords } from './later/suggestion'
import { tabWords } from './later/tabs'
import { timeWords } from './later/time'
import { transferWords } from './later/transfer'
import { troubleWords } from './later/trouble'
import { verificationWords } from './later/verification'

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
  ...creditWords,
  ...declineWords,
  ...frameWords,
  ...identityWords,
  ...intoBalanceWords,
  ...paymentWords,
  ...readingWords,
  ...receiptWords,
  ...redirectWords,
  ...resultWords,
  ...screenWords,
  ...suggestionWords,
  ...tabWords,
  ...timeWords,
  ...transferWords,
  ...troubleWords,
  ...verificationWords,
} satisfies Record<MessageKey, MessageDescriptor>

export type WordKey = keyof typeof words
