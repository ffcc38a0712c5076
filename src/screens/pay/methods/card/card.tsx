import { useSelector } from '@xstate/react'
import type { PaymentFormField } from '../../../../../machines/payment/card/rules'
import { cardPaymentView, refusedCardFields, cardBreakdown } from '../../../../../machines/payment/card/view'
import { paymentView } from '../../../../../machines/payment/view'
import { LazyPart } from '../../../../checkout/lazy-part'
import { useMethod } from '../../../../checkout/use-method'
import { useChild, useChildView } from '../../../../checkout/use-view'
import { card as icon } from '../../../../components/icon/later-icons'
import type { WordKey } from '../../../../words/word-key'
import type { CardPaymentActor } from '../../form/actors'
import { LoadingButton } from '../../form/loading'
import { type MethodPrice, payMethod } from '../../form/method'
import { PayButton } from '../../form/pay-button'
import { REASONS, usePayWords } from '../../form/use-pay-words'
import { CardMethod } from './card-method'
import { CARD_HANDLES, payByCard } from './pay-by-card'

const creditOffer = () => import('./credit-offer').then(({ CreditOffer }) => CreditOffer)

/**
 * Loads its code while a card payment that may be refused is in flight. If that fails, the screen under it says why the card was refused.
 */
function CardDialogs() {
  const actor = useMethod('cardPayment')
  const kind = useChildView(actor, (snapshot) => cardPaymentView(snapshot).kind)
  const isLent = useSelector(
    useChild('payment'),
    (snapshot) => snapshot !== undefined && paymentView(snapshot).methods.includes('shopping-credit'),
  )
  const close = () => actor?.send({ type: 'shopper.closed' })
  const wanted = kind === 'offering' ? 'now' : isLent && kind === 'paying' ? 'soon' : 'never'
  return <LazyPart wanted={wanted} load={creditOffer} close={close} fallback="page" props={{}} />
}

const CARD_REASONS: Record<PaymentFormField | 'connection', WordKey> = {
  ...REASONS,
  selectedCard: 'payment.reason.selectedCard',
  cardNumber: 'payment.reason.newCard',
  expireDate: 'payment.reason.newCard',
  cvc: 'payment.reason.newCard',
  accountHolder: 'payment.reason.newCard',
  providerBalance: 'payment.reason.providerBalance',
}

function CardAction({ actor }: { readonly actor: CardPaymentActor }) {
  const view = useChildView(actor, cardPaymentView)
  const say = usePayWords()
  if (view.kind === 'openingWallet') return <LoadingButton />
  // Nothing is loading and nothing can be paid: the next step is in the page.
  if (view.kind === 'walletClosed') return null
  const { kind, missing, amount } = view
  return (
    <PayButton
      action="pay"
      {...say(amount)}
      reason={missing && CARD_REASONS[missing]}
      isBusy={kind === 'paying'}
      onPress={() => {
        payByCard(actor)
      }}
    />
  )
}

export const card = payMethod('cardPayment', {
  tile: {
    name: 'methods.card',
    icon,
    fact({ savedCards }, { say }) {
      if (savedCards === 'coming') return undefined
      if (savedCards === undefined) return say('methods.card.any')
      return savedCards === 0 ? say('payment.newCard') : say('methods.card.saved', { count: savedCards })
    },
  },
  Form: CardMethod,
  Action: CardAction,
  Dialogs: CardDialogs,
  refused: refusedCardFields,
  handles: CARD_HANDLES,
  breakdownOf(snapshot): MethodPrice {
    const sum = cardBreakdown(snapshot)
    return { ...sum, left: sum.cardPart }
  },
})
