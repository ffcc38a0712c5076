import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { shoppingCreditView } from '../../../../../machines/payment/shopping-credit/view'
import { LatePart } from '../../../../checkout/late-part'
import { useMethod } from '../../../../checkout/use-method'
import { NOTHING } from '../../form/nothing'

const howToApply = () => import('./how-to-apply').then(({ HowToApply }) => HowToApply)

/** Without its code nothing is explained: whoever asked is back at the form, where it can be asked again. */
export function ShoppingCreditDialogs() {
  const actor = useMethod('shoppingCredit')
  const kind = useSelector(actor, (snapshot) => snapshot && shoppingCreditView(snapshot).kind)
  const close = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
  }, [actor])
  const wanted = kind === 'explaining' ? 'now' : kind === 'choosing' ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={howToApply} close={close} fallback="page" props={NOTHING} />
}
