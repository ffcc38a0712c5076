import { type Money, formatMoney } from '../../../../machines/entities/money'
import { useWords } from '../../../words/use-words'

/** What a button says that pays an amount. */
export function usePayWords() {
  const { say, language } = useWords()
  return (amount: Money) => ({
    icon: 'lock' as const,
    label: say('payment.pay', { amount: formatMoney(amount, language) }),
    busyLabel: say('payment.paying'),
  })
}
