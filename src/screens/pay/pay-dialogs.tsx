import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { METHODS } from '../../../machines/payment/rules'
import { LatePart } from '../../checkout/late-part'
import { useCheckout } from '../../checkout/provider'
import { useAttempt } from '../../checkout/use-method'
import { DangerLate } from './danger/danger-late'
import { PAY_METHODS } from './methods/pay-methods'

const loadGate = () => import('./verify-identity/verify-identity').then(({ VerifyIdentity }) => VerifyIdentity)

/**
 * The gate that is in the payment. Its modal is as large as all else of the payment, so it is fetched when a gate first asks the provider
 * something: it is here before the answer. The next payment asks again for a modal that is missing.
 */
function OverGate() {
  const { productName } = useCheckout()
  const actor = useSelector(useAttempt(), (snapshot) => snapshot?.children.kycGate)
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('modal') === true)
  const close = useCallback(() => actor?.send({ type: 'shopper.closed' }), [actor])
  const wanted = isOpen ? 'now' : actor ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={loadGate} close={close} fallback="notice" props={{ actor, productName }} />
}

/** What can lie over the methods. */
export function PayDialogs() {
  return (
    <>
      {METHODS.map((method) => {
        const { Dialogs } = PAY_METHODS[method]
        return Dialogs && <Dialogs key={method} />
      })}
      <OverGate />
      <DangerLate />
    </>
  )
}
