import { shallowEqual, useSelector } from '@xstate/react'
import { type BalancePaymentView, balancePaymentView } from '../../../machines/balance-payment/view'
import type { PaymentFormField } from '../../../machines/card-payment/rules'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { useMethod } from '../../checkout/use-method'
import { useChild } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import type { WordKey } from '../../words/table'
import { useWords } from '../../words/use-words'
import type { BalancePaymentActor, CardPaymentActor } from './actors'
import { PayButton } from './pay-button'
import { payByCard, payFromBalance } from './press-pay'
import type { KycGateActor } from './verify-identity/kyc-gate-actor'

const CARD_REASONS: Record<PaymentFormField | 'connection', WordKey> = {
  connection: 'payment.reason.connection',
  selectedCard: 'payment.reason.selectedCard',
  cardNumber: 'payment.reason.newCard',
  expireDate: 'payment.reason.newCard',
  cvc: 'payment.reason.newCard',
  accountHolder: 'payment.reason.newCard',
  providerBalance: 'payment.reason.providerBalance',
  agreement: 'payment.reason.agreement',
}

/** While the gate asks who the shopper is, nothing is being paid under it. */
function useIsAsked(gate: KycGateActor | undefined): boolean {
  return useSelector(gate, (snapshot) => snapshot?.hasTag('modal') === true)
}

function CardAction({ actor }: { readonly actor: CardPaymentActor }) {
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  const isAsked = useIsAsked(useSelector(actor, ({ children }) => children.kycGate))
  if (view.kind === 'openingWallet') return <LoadingButton />
  // There is nothing to wait for and nothing to pay with: the way on stands in the page.
  if (view.kind === 'walletClosed') return null
  const { kind, missing, amount, isSlow } = view
  return (
    <PayButton
      amount={amount}
      reason={kind === 'accepting' ? 'payment.reason.newPrice' : missing && CARD_REASONS[missing]}
      isBusy={kind === 'paying' && !isAsked}
      isSlow={isSlow}
      onPress={() => {
        payByCard(actor)
      }}
    />
  )
}

function balanceReason({ kind, missing, isInsufficient }: BalancePaymentView): WordKey | undefined {
  if (kind === 'accepting') return 'payment.reason.newPrice'
  if (missing === 'balance') return isInsufficient ? 'payment.reason.balance' : 'payment.reason.balanceUnknown'
  return missing && CARD_REASONS[missing]
}

function BalanceAction({ actor }: { readonly actor: BalancePaymentActor }) {
  const view = useSelector(actor, balancePaymentView, shallowEqual)
  const isAsked = useIsAsked(useSelector(actor, ({ children }) => children.kycGate))
  const { kind, price, isSlow } = view
  return (
    <PayButton
      amount={price}
      reason={balanceReason(view)}
      isBusy={kind === 'paying' && !isAsked}
      isSlow={isSlow}
      onPress={() => {
        payFromBalance(actor)
      }}
    />
  )
}

function LoadingButton() {
  const { say } = useWords()
  return <Button busy>{say('shell.loading')}</Button>
}

/** Nothing is on its way in these: the screen says what there is to do. */
const STUCK: readonly (PaymentView['kind'] | undefined)[] = ['unread', 'broken', 'none']

/** The pay button of the method on show, which stands in the payment bar. */
export function PayAction() {
  const card = useMethod('cardPayment')
  const balance = useMethod('balancePayment')
  const isStuck = useSelector(useChild('payment'), (snapshot) => STUCK.includes(snapshot && paymentView(snapshot).kind))
  if (card) return <CardAction actor={card} />
  if (balance) return <BalanceAction actor={balance} />
  return isStuck ? null : <LoadingButton />
}
