import { formatMoney, type Money } from '../../../../machines/entities/money'
import type { WordKey } from '../../../words/word-key'
import { useWords } from '../../../words/use-words'

/** Why it can't be paid yet, for every method. */
export const REASONS = {
  connection: 'payment.reason.connection',
  agreement: 'payment.reason.agreement',
} as const satisfies Readonly<Record<string, WordKey>>

/** What a button says that pays an amount. */
export function usePayWords() {
  const { say, language } = useWords()
  return (amount: Money) => ({
    icon: 'lock' as const,
    label: say('payment.pay', { amount: formatMoney(amount, language) }),
    busyLabel: say('payment.paying'),
  })
}
