import type { Ineligibility } from '../../../../../machines/payment/shopping-credit/rules'
import type { WordKey } from '../../../../words/table'

/** Each reason has a title of its own (CRED-05). */
export const TITLES: Readonly<Record<Ineligibility, WordKey>> = {
  amountLimits: 'credit.ineligible.amountLimits',
  gold: 'credit.ineligible.gold',
  other: 'credit.ineligible.other',
  phonePcTablet: 'credit.ineligible.phonePcTablet',
  kyc: 'credit.ineligible.kyc',
  trustStampKyc: 'credit.ineligible.trustStampKyc',
  food: 'credit.ineligible.food',
  memberRestriction: 'credit.ineligible.memberRestriction',
  underAge: 'credit.ineligible.underAge',
  emailConfirmation: 'credit.ineligible.emailConfirmation',
  unknown: 'credit.ineligible.unknown',
}

/** What there is to say beyond the title, where the provider has said nothing. */
export const BECAUSE: Partial<Record<Ineligibility, WordKey>> = {
  amountLimits: 'credit.because.amountLimits',
  phonePcTablet: 'credit.because.phonePcTablet',
  underAge: 'credit.because.underAge',
}

const OTHER: WordKey = 'credit.wayOn.other'

/** What the shopper can do about it. */
export const WAYS_ON: Readonly<Record<Ineligibility, WordKey>> = {
  amountLimits: OTHER,
  gold: OTHER,
  other: OTHER,
  phonePcTablet: OTHER,
  kyc: 'credit.wayOn.kyc',
  trustStampKyc: 'credit.wayOn.kyc',
  food: OTHER,
  memberRestriction: OTHER,
  underAge: OTHER,
  emailConfirmation: 'credit.wayOn.emailConfirmation',
  unknown: OTHER,
}

const bare = (sentence: string) => sentence.trim().replace(/\.$/, '')

/** The provider may say what our title says: once is enough. */
export const saysTheSame = (sentence: string, title: string) => bare(sentence) === bare(title)
