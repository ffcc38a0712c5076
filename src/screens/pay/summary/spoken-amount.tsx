import { formatMoney } from '../../../../machines/entities/money'
import { Spoken } from '../../../components/spoken/spoken'
import { useWords } from '../../../words/use-words'
import { usePriceBreakdown } from './use-price-breakdown'

/** Says it when another amount is to be paid than before. */
export function SpokenAmount() {
  const { say, language } = useWords()
  const sum = usePriceBreakdown()
  const left = sum === 'untold' ? undefined : sum?.left
  return <Spoken>{left && say('sum.toPay', { amount: formatMoney(left, language) })}</Spoken>
}
