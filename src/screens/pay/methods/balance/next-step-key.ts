import type { BalancePaymentView } from '../../../../../machines/payment/balance/view'
import type { PaymentView } from '../../../../../machines/payment/view'
import type { WordKey } from '../../../../words/word-key'

/** What a member whose balance is too low can do: let it pay a part, pay by card, or go back to the shop. */
export function nextStepKey(
  { canPayPart, isOfOtherCurrency }: Pick<BalancePaymentView, 'canPayPart' | 'isOfOtherCurrency'>,
  { methods, hasMixableCard }: Pick<PaymentView, 'methods' | 'hasMixableCard'>,
): WordKey {
  if (isOfOtherCurrency)
    return methods.includes('credit-card') ? 'balance.otherCurrency.card' : 'balance.otherCurrency.none'
  if (!methods.includes('credit-card')) return 'balance.insufficient.none'
  return canPayPart && hasMixableCard ? 'balance.insufficient.part' : 'balance.insufficient.card'
}
