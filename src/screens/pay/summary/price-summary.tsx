import { useSelector } from '@xstate/react'
import { Line, Lines } from '../../../components/lines/lines'
import type { PriceLinesProps } from '../../../components/lines/price-lines'
import { Money, type MoneyProps } from '../../../components/money/money'
import { ShareKey, ShareBar } from '../../../components/share-bar/share-bar'
import { useWords } from '../../../words/use-words'
import type { MethodPrice } from '../form/method'
import { isSameContent } from '../../../checkout/is-same-content'
import { useForm } from '../methods/use-form'
import { payerSharesOf } from './payer-shares'

/** The price breakdown of the current payment; undefined before the first form and after the last. */
export function usePriceBreakdown(): MethodPrice | 'unknown' | undefined {
  const form = useForm()
  return useSelector(form?.actor, (snapshot) => form && snapshot && form.method.breakdownOf(snapshot), isSameContent)
}

/** What is left to pay, in place of the order's price; a dash if it is unknown here (PAY-12). */
export function AmountToPay({ amount, ...rest }: MoneyProps) {
  const sum = usePriceBreakdown()
  return sum === 'unknown' ? '—' : <Money amount={sum?.left ?? amount} {...rest} />
}

/** The parts of the amount: the order, what installments add to it, and each payer's share (BEST-08). */
export function PriceLines({ merchant, order }: PriceLinesProps) {
  const { say, language } = useWords()
  const sum = usePriceBreakdown()
  if (!sum || sum === 'unknown') {
    return (
      <Lines isCompact>
        {merchant}
        {order}
      </Lines>
    )
  }
  const { price, installmentCost, installmentNumber: count } = sum
  const parts = payerSharesOf(sum)
  const isSplit = parts.length > 1
  const costLabel = count > 1 ? say('sum.installmentCost.of', { count }) : say('sum.installmentCost')
  return (
    <>
      <Lines isCompact>
        {merchant}
        <Line label={say('shell.orderAmount')} value={<Money amount={price} language={language} />} />
        {installmentCost.minor !== 0 && (
          <Line label={costLabel} value={<Money amount={installmentCost} language={language} />} />
        )}
      </Lines>
      {isSplit && <ShareBar shares={parts.map(({ tone, amount }) => ({ tone, size: amount.minor }))} />}
      {parts.length > 0 && (
        <Lines isCompact>
          {parts.map(({ tone, name, amount }) => (
            <Line
              key={tone}
              label={isSplit ? <ShareKey tone={tone}>{say(name)}</ShareKey> : say(name)}
              value={<Money amount={amount} language={language} />}
            />
          ))}
        </Lines>
      )}
    </>
  )
}
