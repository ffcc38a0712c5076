import { useSelector } from '@xstate/react'
import { cardPaymentView } from '../../../../../machines/payment/card/view'
import { useMethod } from '../../../../checkout/use-method'

/** How many cards are saved; `coming` while they are asked for, and what was `known` before where their form is not on show. */
export function useCardCount(known: number | undefined): number | 'coming' | undefined {
  return useSelector(useMethod('cardPayment'), (snapshot) => {
    if (!snapshot) return known
    const view = cardPaymentView(snapshot)
    if (view.kind === 'openingWallet') return 'coming'
    return view.kind === 'walletClosed' ? undefined : view.wallet.cards.length
  })
}
