import { redirectView } from '../../../machines/payment/attempt/view'
import { creditBankView } from '../../../machines/payment/shopping-credit/view'
import { useAttempt, useMethod } from '../../checkout/use-method'
import { useChildView } from '../../checkout/use-view'
import type { AttemptActor } from '../pay/form/actors'
import { RedirectPage } from './redirect-page'

function CreditRedirect({ actor }: { readonly actor: AttemptActor }) {
  const { amount, bankHost, isLeaving } = useChildView(actor, redirectView)
  const form = useMethod('shoppingCredit')
  const bankName = useChildView(form, (snapshot) => creditBankView(snapshot).bankName)
  return (
    <RedirectPage
      screen="credit-redirect"
      way="credit"
      amount={amount}
      bankName={bankName}
      bankHost={bankHost}
      isLeaving={isLeaving}
      onContinue={() => actor.send({ type: 'shopper.wentToBank' })}
    />
  )
}

/** `/shopping-credit-redirect`: the bank has the application, and its page comes next (CRED-04). */
function CreditRedirectScreen() {
  const actor = useAttempt()
  return actor ? <CreditRedirect actor={actor} /> : null
}

export const parts = { Main: CreditRedirectScreen }
