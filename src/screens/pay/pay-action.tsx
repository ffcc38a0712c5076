import { shallowEqual, useSelector } from '@xstate/react'
import { useId } from 'react'
import type { PaymentFormField } from '../../../machines/card-payment/rules'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { formatMoney } from '../../../machines/entities/money'
import { useChild } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import type { WordKey } from '../../words/table'
import { useWords } from '../../words/use-words'
import type { CardPaymentActor } from './card-payment-actor'
import * as css from './pay-action.css'
import { pay } from './press-pay'

const REASONS: Record<PaymentFormField | 'connection', WordKey> = {
  connection: 'payment.reason.connection',
  selectedCard: 'payment.reason.selectedCard',
  cardNumber: 'payment.reason.newCard',
  expireDate: 'payment.reason.newCard',
  cvc: 'payment.reason.newCard',
  accountHolder: 'payment.reason.newCard',
  agreement: 'payment.reason.agreement',
}

/** Says beside it what is missing. It can be pressed all the same: that leads to the first thing to put right (PAY-03). */
function PayButton({ actor }: { readonly actor: CardPaymentActor }) {
  const { say, language } = useWords()
  const reasonId = useId()
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  if (view.kind === 'openingWallet') return <LoadingButton />
  // There is nothing to wait for and nothing to pay with: the way on stands in the page.
  if (view.kind === 'walletClosed') return null
  return (
    <div className={css.action}>
      <Button
        action="pay"
        icon="lock"
        busy={view.kind === 'paying'}
        busyLabel={say('payment.paying')}
        describedBy={view.missing && reasonId}
        onPress={() => {
          pay(actor)
        }}
      >
        {say('payment.pay', { amount: formatMoney(view.amount, language) })}
      </Button>
      {view.missing && (
        <p className={css.reason} id={reasonId}>
          {say(REASONS[view.missing])}
        </p>
      )}
      <div role="status">
        {view.isSlow && (
          <p className={css.reason} data-slow="">
            {say('payment.slow')}
          </p>
        )}
      </div>
    </div>
  )
}

function LoadingButton() {
  const { say } = useWords()
  return <Button busy>{say('shell.loading')}</Button>
}

/** The pay button, which stands in the payment bar. */
export function PayAction() {
  const actor = useChild('cardPayment')
  return actor ? <PayButton actor={actor} /> : <LoadingButton />
}
