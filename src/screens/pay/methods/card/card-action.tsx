import { shallowEqual, useSelector } from '@xstate/react'
import type { PaymentFormField } from '../../../../../machines/payment/card/rules'
import { cardPaymentView } from '../../../../../machines/payment/card/view'
import type { WordKey } from '../../../../words/table'
import type { CardPaymentActor } from '../../form/actors'
import { LoadingButton } from '../../form/loading-button'
import { PayButton } from '../../form/pay-button'
import { REASONS } from '../../form/reasons'
import { usePayWords } from '../../form/use-pay-words'
import { payByCard } from './pay-by-card'

const CARD_REASONS: Record<PaymentFormField | 'connection', WordKey> = {
  ...REASONS,
  selectedCard: 'payment.reason.selectedCard',
  cardNumber: 'payment.reason.newCard',
  expireDate: 'payment.reason.newCard',
  cvc: 'payment.reason.newCard',
  accountHolder: 'payment.reason.newCard',
  providerBalance: 'payment.reason.providerBalance',
}

export function CardAction({ actor }: { readonly actor: CardPaymentActor }) {
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  const say = usePayWords()
  if (view.kind === 'openingWallet') return <LoadingButton />
  // There is nothing to wait for and nothing to pay with: the way on stands in the page.
  if (view.kind === 'walletClosed') return null
  const { kind, missing, amount } = view
  return (
    <PayButton
      {...say(amount)}
      reason={missing && CARD_REASONS[missing]}
      isBusy={kind === 'paying'}
      onPress={() => {
        payByCard(actor)
      }}
    />
  )
}
