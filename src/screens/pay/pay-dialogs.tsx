import { METHODS } from '../../../machines/payment/rules'
import { useSelector } from '@xstate/react'
import { useCheckout } from '../../checkout/provider'
import { useAttempt } from '../../checkout/use-method'
import { DangerLate } from './danger/danger-late'
import { PAY_METHODS } from './methods/pay-methods'
import { VerifyIdentityLate } from './verify-identity/verify-identity-late'

/** The gate that is in the payment. */
function OverGate() {
  const { productName } = useCheckout()
  const gate = useSelector(useAttempt(), (snapshot) => snapshot?.children.kycGate)
  return <VerifyIdentityLate actor={gate} productName={productName} />
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
