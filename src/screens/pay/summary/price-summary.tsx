import { useSelector } from '@xstate/react'
import { formatMoney } from '../../../../machines/entities/money'
import { Line, Lines } from '../../../components/lines/lines'
import type { SumLinesProps } from '../../../components/lines/sum-lines'
import { Money, type MoneyProps } from '../../../components/money/money'
import { Key, Split } from '../../../components/split/split'
import { useWords } from '../../../words/use-words'
import type { MethodPrice } from '../form/method'
import { isSame } from '../form/same-view'
import { useForm } from '../methods/use-form'
import { partsOf } from './price-parts'

/** The price breakdown of the current payment; undefined before the first form and after the last. */
export function usePriceBreakdown(): MethodPrice | 'untold' | undefined {
  const form = useForm()
  return useSelector(form?.actor, (snapshot) => form && snapshot && form.method.sumOf(snapshot), isSame)
}

/** What is left to pay, in place of the order's price; a dash if it is unknown here (PAY-12). */
export function AmountToPay({ amount, ...rest }: MoneyProps) {
  const sum = usePriceBreakdown()
  return sum === 'untold' ? '—' : <Money amount={sum?.left ?? amount} {...rest} />
}

/** The parts of the amount: the order, what installments add to it, and each payer's share (BEST-08). */
export function SumLines({ merchant, order }: SumLinesProps) {
  const { say, language } = useWords()
  const sum = usePriceBreakdown()
  if (!sum || sum === 'untold') {
    return (
      <Lines isCompact>
        {merchant}
        {order}
      </Lines>
    )
  }
  const { price, installmentCost, installmentNumber: count } = sum
  const parts = partsOf(sum)
  const isSplit = parts.length > 1
  const costLabel = count > 1 ? say('sum.installmentCost.of', { count }) : say('sum.installmentCost')
  return (
    <>
      <Lines isCompact>
        {merchant}
        <Line label={say('shell.orderAmount')} value={<Money amount={price} language={language} />} />
        {installmentCost.minor !== 0 && <Line label={costLabel} value={formatMoney(installmentCost, language)} />}
      </Lines>
      {isSplit && <Split shares={parts.map(({ tone, amount }) => ({ tone, size: amount.minor }))} />}
      {parts.length > 0 && (
        <Lines isCompact>
          {parts.map(({ tone, name, amount }) => (
            <Line
              key={tone}
              label={
                <>
                  {isSplit && <Key tone={tone} />}
                  {say(name)}
                </>
              }
              value={formatMoney(amount, language)}
            />
          ))}
        </Lines>
      )}
    </>
  )
}
