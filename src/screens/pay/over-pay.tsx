import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { balancePaymentView } from '../../../machines/balance-payment/view'
import { bankTransferView } from '../../../machines/bank-transfer/view'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { shoppingCreditView } from '../../../machines/shopping-credit/view'
import { LatePart } from '../../checkout/late-part'
import { useCheckout } from '../../checkout/provider'
import { useMethod } from '../../checkout/use-method'
import { useChild } from '../../checkout/use-view'
import { isSame } from './same-view'
import { VerifyIdentityLate } from './verify-identity/verify-identity-late'

const NOTHING = {}

const balanceInfo = () => import('./balance/balance-info').then(({ BalanceInfo }) => BalanceInfo)

const isShort = ({ isBalanceInsufficient, methods }: PaymentView) =>
  isBalanceInsufficient && methods.includes('balance')

/** Its code comes as soon as it is known that the balance is not enough. Without it, the screen under it says the same. */
function OverBalance() {
  const actor = useMethod('balancePayment')
  const isNear = useSelector(useChild('payment'), (snapshot) => snapshot && isShort(paymentView(snapshot)))
  const isOpen = useSelector(actor, (snapshot) => snapshot && balancePaymentView(snapshot).kind === 'explaining')
  const goOn = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
  }, [actor])
  return (
    <LatePart wanted={isOpen ? 'now' : isNear ? 'soon' : 'never'} load={balanceInfo} onMissing={goOn} props={NOTHING} />
  )
}

const creditOffer = () => import('./credit-offer').then(({ CreditOffer }) => CreditOffer)

/** Its code comes while a card that may be refused is on its way. Without it, the screen under it says why the card was refused. */
function OverCards() {
  const actor = useMethod('cardPayment')
  const kind = useSelector(actor, (snapshot) => snapshot && cardPaymentView(snapshot).kind)
  const isLent = useSelector(
    useChild('payment'),
    (snapshot) => snapshot !== undefined && paymentView(snapshot).methods.includes('shopping-credit'),
  )
  const goOn = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
  }, [actor])
  const wanted = kind === 'offering' ? 'now' : isLent && kind === 'paying' ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={creditOffer} onMissing={goOn} props={NOTHING} />
}

const howToApply = () => import('./credit/how-to-apply').then(({ HowToApply }) => HowToApply)

/** Without its code nothing is explained: whoever asked is back at the form, where it can be asked again. */
function OverCredit() {
  const actor = useMethod('shoppingCredit')
  const kind = useSelector(actor, (snapshot) => snapshot && shoppingCreditView(snapshot).kind)
  const goOn = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
  }, [actor])
  const wanted = kind === 'explaining' ? 'now' : kind === 'choosing' ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={howToApply} onMissing={goOn} props={NOTHING} />
}

const leaveTransfer = () => import('./transfer/leave-transfer').then(({ LeaveTransfer }) => LeaveTransfer)

/** Without its code nobody is kept here: to stay is to go on reading, which is there without it. */
function OverTransfer() {
  const actor = useMethod('bankTransfer')
  const view = useSelector(actor, (snapshot) => snapshot && bankTransferView(snapshot), isSame)
  const isOpen = view?.kind === 'explaining' || view?.kind === 'confirmingLeave'
  const goOn = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
    actor?.send({ type: 'shopper.stayed' })
  }, [actor])
  const wanted = isOpen ? 'now' : view?.transfer ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={leaveTransfer} onMissing={goOn} props={NOTHING} />
}

/** The gate before the payment, whichever method it stands in. */
function OverGate() {
  const { productName } = useCheckout()
  const ofCard = useSelector(useMethod('cardPayment'), (snapshot) => snapshot?.children.kycGate)
  const ofBalance = useSelector(useMethod('balancePayment'), (snapshot) => snapshot?.children.kycGate)
  return <VerifyIdentityLate actor={ofCard ?? ofBalance} productName={productName} />
}

/** What can lie over the methods. Each modal comes when it is near, and knows itself whether it is open. */
export function OverPay() {
  return (
    <>
      <OverCards />
      <OverBalance />
      <OverCredit />
      <OverTransfer />
      <OverGate />
    </>
  )
}
