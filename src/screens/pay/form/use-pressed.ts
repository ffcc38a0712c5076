import { shallowEqual, useSelector } from '@xstate/react'
import { attemptView } from '../../../../machines/payment/attempt/view'
import { useAttempt } from '../../../checkout/use-method'

const NOT_PRESSED = { isRepriced: false, isSlow: false }

/** How far the payment is that was pressed; while the shopper is asked something, nothing is being paid under it. */
export function usePressed() {
  const attempt = useAttempt()
  const view = useSelector(attempt, (snapshot) => (snapshot ? attemptView(snapshot) : NOT_PRESSED), shallowEqual)
  const gate = useSelector(attempt, (snapshot) => snapshot?.children.kycGate)
  const isIdentityAsked = useSelector(gate, (snapshot) => snapshot?.hasTag('modal') === true)
  return { ...view, isAsked: view.isRepriced || isIdentityAsked }
}
