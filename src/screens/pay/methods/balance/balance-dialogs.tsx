import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { balancePaymentView } from '../../../../../machines/payment/balance/view'
import { type PaymentView, paymentView } from '../../../../../machines/payment/view'
import { LatePart } from '../../../../checkout/late-part'
import { useMethod } from '../../../../checkout/use-method'
import { useChild } from '../../../../checkout/use-view'
import { NOTHING } from '../../form/nothing'

const balanceInfo = () => import('./balance-info').then(({ BalanceInfo }) => BalanceInfo)

const isShort = ({ isBalanceInsufficient, methods }: PaymentView) =>
  isBalanceInsufficient && methods.includes('balance')

/** Its code comes as soon as it is known that the balance is not enough. Without it, the screen under it says the same. */
export function BalanceDialogs() {
  const actor = useMethod('balancePayment')
  const isNear = useSelector(useChild('payment'), (snapshot) => snapshot && isShort(paymentView(snapshot)))
  const isOpen = useSelector(actor, (snapshot) => snapshot && balancePaymentView(snapshot).kind === 'explaining')
  const close = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
  }, [actor])
  return (
    <LatePart
      wanted={isOpen ? 'now' : isNear ? 'soon' : 'never'}
      load={balanceInfo}
      close={close}
      fallback="page"
      props={NOTHING}
    />
  )
}
