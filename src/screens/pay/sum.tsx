import { useSelector } from '@xstate/react'
import { type SumView, sumView } from '../../../machines/card-payment/view'
import { type Money as Amount, formatMoney } from '../../../machines/entities/money'
import { useChild } from '../../checkout/use-view'
import { Line } from '../../components/lines/lines'
import { Money, type MoneyProps } from '../../components/money/money'
import { useWords } from '../../words/use-words'

/** A key in a field of the card changes no amount. */
const isSame = (one: SumView | undefined, other: SumView | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** Undefined for the moment in which there is no payment yet, or none any more. */
function useSum(): SumView | undefined {
  return useSelector(useChild('cardPayment'), (snapshot) => snapshot && sumView(snapshot), isSame)
}

/** What is left to pay, in the place of the order's price. */
export function AmountToPay({ amount, ...rest }: MoneyProps) {
  return <Money amount={useSum()?.cardPart ?? amount} {...rest} />
}

const less = ({ minor, currency }: Amount): Amount => ({ minor: -minor, currency })

/** Why the card does not pay just the price of the order. */
export function SumLines() {
  const { say, language } = useWords()
  const sum = useSum()
  if (!sum) return null
  const { installmentCost, installmentNumber: count, bonusUsed, cardPart } = sum
  if (installmentCost.minor === 0 && !bonusUsed) return null
  const costLabel = count > 1 ? say('sum.installmentCost.of', { count }) : say('sum.installmentCost')
  return (
    <>
      {installmentCost.minor !== 0 && <Line label={costLabel} value={formatMoney(installmentCost, language)} />}
      {bonusUsed && <Line label={say('sum.bonusUsed')} value={formatMoney(less(bonusUsed), language)} />}
      <Line label={say('sum.byCard')} value={formatMoney(cardPart, language)} kind="sum" />
    </>
  )
}
