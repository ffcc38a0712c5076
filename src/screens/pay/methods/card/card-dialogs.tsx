import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { cardPaymentView } from '../../../../../machines/payment/card/view'
import { paymentView } from '../../../../../machines/payment/view'
import { LatePart } from '../../../../checkout/late-part'
import { useMethod } from '../../../../checkout/use-method'
import { useChild } from '../../../../checkout/use-view'
import { NOTHING } from '../../form/nothing'

const creditOffer = () => import('./credit-offer').then(({ CreditOffer }) => CreditOffer)

/** Its code comes while a card that may be refused is on its way. Without it, the screen under it says why the card was refused. */
export function CardDialogs() {
  const actor = useMethod('cardPayment')
  const kind = useSelector(actor, (snapshot) => snapshot && cardPaymentView(snapshot).kind)
  const isLent = useSelector(
    useChild('payment'),
    (snapshot) => snapshot !== undefined && paymentView(snapshot).methods.includes('shopping-credit'),
  )
  const close = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
  }, [actor])
  const wanted = kind === 'offering' ? 'now' : isLent && kind === 'paying' ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={creditOffer} close={close} fallback="page" props={NOTHING} />
}
