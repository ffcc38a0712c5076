import { shallowEqual, useSelector } from '@xstate/react'
import { cardPaymentView, redirectView, sumView } from '../../../machines/card-payment/view'
import type { CardPaymentActor } from '../pay/actors'
import { RedirectPage } from './redirect-page'

interface CardRedirectProps {
  readonly actor: CardPaymentActor
}

/** `/result-page` before there is a result: the card’s own bank, or the wallet of the banks (CARD-10). */
export function CardRedirect({ actor }: CardRedirectProps) {
  const redirect = useSelector(actor, redirectView, shallowEqual)
  const { cardPart } = useSelector(actor, sumView, shallowEqual)
  const payment = useSelector(actor, cardPaymentView, shallowEqual)
  return (
    <RedirectPage
      screen="result"
      way={'means' in payment && payment.means === 'bkm' ? 'bkm' : 'threeDS'}
      amount={cardPart}
      {...redirect}
      onContinue={() => {
        actor.send({ type: 'shopper.wentToBank' })
      }}
    />
  )
}
