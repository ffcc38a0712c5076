import { shallowEqual, useSelector } from '@xstate/react'
import { creditRedirectView } from '../../../machines/shopping-credit/view'
import { useMethod } from '../../checkout/use-method'
import type { ShoppingCreditActor } from '../pay/actors'
import { RedirectPage } from './redirect-page'

function CreditRedirect({ actor }: { readonly actor: ShoppingCreditActor }) {
  const redirect = useSelector(actor, creditRedirectView, shallowEqual)
  return (
    <RedirectPage
      screen="credit-redirect"
      way="credit"
      {...redirect}
      onContinue={() => {
        actor.send({ type: 'shopper.wentToBank' })
      }}
    />
  )
}

/** `/shopping-credit-redirect`: the application lies with the bank, whose page comes next (CRED-04). */
export function CreditRedirectScreen() {
  const actor = useMethod('shoppingCredit')
  return actor ? <CreditRedirect actor={actor} /> : null
}
