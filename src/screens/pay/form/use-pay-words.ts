import { formatMoney, type Money } from '../../../../machines/entities/money'
import type { WordKey } from '../../../words/word-key'
import { useWords } from '../../../words/use-words'

/** Why the shopper can't pay yet, for every method. */
export const REASONS = {
  connection: 'payment.reason.connection',
  agreement: 'payment.reason.agreement',
} as const satisfies Readonly<Record<string, WordKey>>

export function usePayWords() {
  const { say, language } = useWords()
  return (amount: Money) => ({
    icon: 'lock' as const,
    label: say('payment.pay', { amount: formatMoney(amount, language) }),
    busyLabel: say('payment.paying'),
  })
}
