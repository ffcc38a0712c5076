import { shallowEqual, useSelector } from '@xstate/react'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { formatMoney } from '../../../machines/entities/money'
import { useChild } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { useWords } from '../../words/use-words'
import type { CardPaymentActor } from './card-payment-actor'
import { pay } from './press-pay'

function PayButton({ actor }: { readonly actor: CardPaymentActor }) {
  const { say, language } = useWords()
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  if (view.kind === 'openingWallet' || view.kind === 'walletClosed') return <LoadingButton />
  return (
    <Button
      action="pay"
      icon="lock"
      busy={view.kind === 'paying'}
      busyLabel={say('payment.paying')}
      onPress={() => {
        pay(actor)
      }}
    >
      {say('payment.pay', { amount: formatMoney(view.amount, language) })}
    </Button>
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
