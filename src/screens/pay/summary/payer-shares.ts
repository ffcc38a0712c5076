import type { Money } from '../../../../machines/entities/money'
import type { Tone } from '../../../components/share-bar/share-bar'
import type { WordKey } from '../../../words/word-key'
import type { MethodPrice } from '../form/method'

export interface PayerShare {
  readonly tone: Tone
  readonly name: WordKey
  readonly amount: Money
}

/** The share of each payer, exact to the minor unit. Empty if a card simply pays the price of the order. */
export function payerSharesOf({
  cardPart,
  balanceUsed,
  bonusUsed,
  installmentCost,
}: MethodPrice): readonly PayerShare[] {
  const all = [
    { tone: 'first', name: 'sum.byCard', amount: cardPart },
    { tone: 'second', name: 'sum.byBalance', amount: balanceUsed },
    { tone: 'third', name: 'sum.bonusUsed', amount: bonusUsed },
  ] as const
  const parts = all.flatMap(({ amount, ...part }) => (amount && amount.minor > 0 ? [{ ...part, amount }] : []))
  const isPlain = !balanceUsed && !bonusUsed && installmentCost.minor === 0
  return isPlain ? [] : parts
}
