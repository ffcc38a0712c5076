import { useSelector } from '@xstate/react'
import { METHODS } from '../../../machines/payment/rules'
import { LazyPart } from '../../checkout/lazy-part'
import { useCheckout } from '../../checkout/provider'
import { useAttempt } from '../../checkout/use-method'
import { LazyDanger } from './danger/lazy-danger'
import { PAY_METHODS } from './methods/pay-methods'

const loadGate = () => import('./verify-identity/verify-identity').then(({ VerifyIdentity }) => VerifyIdentity)

/**
 * The identity check within a payment. Its modal is as large as the rest of the payment's code, so it is fetched when a gate first sends a
 * request to the provider, to be loaded before the answer. After a failed load, the next payment tries again.
 */
function OverGate() {
  const { productName } = useCheckout()
  const actor = useSelector(useAttempt(), (snapshot) => snapshot?.children.kycGate)
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('modal') === true)
  const close = () => actor?.send({ type: 'shopper.closed' })
  const wanted = isOpen ? 'now' : actor ? 'soon' : 'never'
  return <LazyPart wanted={wanted} load={loadGate} close={close} fallback="notice" props={{ actor, productName }} />
}

export function PayDialogs() {
  return (
    <>
      {METHODS.map((method) => {
        const { Dialogs } = PAY_METHODS[method]
        return Dialogs && <Dialogs key={method} />
      })}
      <OverGate />
      <LazyDanger />
    </>
  )
}
