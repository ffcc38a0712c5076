import { shallowEqual, useSelector } from '@xstate/react'
import { type BalancePaymentView, balancePaymentView } from '../../../machines/balance-payment/view'
import type { PaymentFormField } from '../../../machines/card-payment/rules'
import type { TransferFault } from '../../../machines/bank-transfer/rules'
import { bankTransferView } from '../../../machines/bank-transfer/view'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { type Money, formatMoney } from '../../../machines/entities/money'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { useMethod } from '../../checkout/use-method'
import { useChild } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import type { WordKey } from '../../words/table'
import { useWords } from '../../words/use-words'
import type { BalancePaymentActor, BankTransferActor, CardPaymentActor } from './actors'
import { CreditAction } from './credit/credit-action'
import { PayButton } from './pay-button'
import { isSame } from './same-view'
import { payByCard, payFromBalance, startTransfer } from './press-pay'
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

const TRANSFER_REASONS = {
  connection: CARD_REASONS.connection,
  bank: 'transfer.reason.bank',
  agreement: CARD_REASONS.agreement,
} as const satisfies Record<TransferFault | 'connection', WordKey>

/** What a button says that pays an amount. */
function usePayWords() {
  const { say, language } = useWords()
  return (amount: Money) => ({
    icon: 'lock' as const,
    label: say('payment.pay', { amount: formatMoney(amount, language) }),
    busyLabel: say('payment.paying'),
  })
}

/** While the gate asks who the shopper is, nothing is being paid under it. */
function useIsAsked(gate: KycGateActor | undefined): boolean {
  return useSelector(gate, (snapshot) => snapshot?.hasTag('modal') === true)
}

function CardAction({ actor }: { readonly actor: CardPaymentActor }) {
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  const isAsked = useIsAsked(useSelector(actor, ({ children }) => children.kycGate))
  const say = usePayWords()
  if (view.kind === 'openingWallet') return <LoadingButton />
  // There is nothing to wait for and nothing to pay with: the way on stands in the page.
  if (view.kind === 'walletClosed') return null
  const { kind, missing, amount, isSlow } = view
  return (
    <PayButton
      {...say(amount)}
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
  const say = usePayWords()
  const { kind, price, isSlow } = view
  return (
    <PayButton
      {...say(price)}
      reason={balanceReason(view)}
      isBusy={kind === 'paying' && !isAsked}
      isSlow={isSlow}
      onPress={() => {
        payFromBalance(actor)
      }}
    />
  )
}

/** Before there is a code, the way to one; then, that the shopper has all that it takes (BANK-05). */
function TransferAction({ actor }: { readonly actor: BankTransferActor }) {
  const { say } = useWords()
  const { kind, transfer, missing, isSlow } = useSelector(actor, bankTransferView, isSame)
  if (transfer) {
    return (
      <PayButton
        action="complete-order"
        label={say('transfer.complete')}
        busyLabel={say('transfer.completing')}
        reason={missing === 'connection' ? CARD_REASONS.connection : undefined}
        isBusy={kind === 'notifying' || kind === 'restarting'}
        isSlow={isSlow}
        onPress={() => {
          actor.send({ type: 'shopper.tookDetails' })
        }}
      />
    )
  }
  return (
    <PayButton
      label={say('transfer.continue')}
      busyLabel={say('transfer.starting')}
      reason={kind === 'accepting' ? 'payment.reason.newPrice' : missing && TRANSFER_REASONS[missing]}
      isBusy={kind === 'starting'}
      isSlow={isSlow}
      onPress={() => {
        startTransfer(actor)
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
  const credit = useMethod('shoppingCredit')
  const transfer = useMethod('bankTransfer')
  const isStuck = useSelector(useChild('payment'), (snapshot) => STUCK.includes(snapshot && paymentView(snapshot).kind))
  if (card) return <CardAction actor={card} />
  if (balance) return <BalanceAction actor={balance} />
  if (credit) return <CreditAction actor={credit} />
  if (transfer) return <TransferAction actor={transfer} />
  return isStuck ? null : <LoadingButton />
}
