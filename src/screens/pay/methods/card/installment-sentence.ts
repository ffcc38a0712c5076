import type { InstallmentsView } from '../../../../../machines/payment/card/view'
import type { WordKey } from '../../../../words/table'

/** What is said where there is nothing to choose from; undefined where there is, or may be in a moment. */
export function installmentSentence(view: InstallmentsView): WordKey | undefined {
  const { standing, options, cardType, isLimitedByBalance, isLimitedByBonus } = view
  if (standing === 'none') return 'installments.hint'
  if (standing === 'unknown') return 'installments.unknown'
  if (standing === 'asking' || options.length > 1) return undefined
  if (isLimitedByBalance) return 'mix.hindrance.installments'
  if (isLimitedByBonus) return 'installments.limitedByBonus'
  return cardType === 'bank' ? 'installments.debit' : 'installments.unavailable'
}
