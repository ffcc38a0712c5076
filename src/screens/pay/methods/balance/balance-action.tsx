import { shallowEqual, useSelector } from '@xstate/react'
import { type BalancePaymentView, balancePaymentView } from '../../../../../machines/payment/balance/view'
import type { WordKey } from '../../../../words/table'
import type { BalancePaymentActor } from '../../form/actors'
import { PayButton } from '../../form/pay-button'
import { press } from '../../form/press-pay'
import { REASONS } from '../../form/reasons'
import { usePayWords } from '../../form/use-pay-words'

function reasonOf({ missing, isInsufficient, isOfOtherCurrency }: BalancePaymentView): WordKey | undefined {
  if (missing === 'balance' && isOfOtherCurrency) return 'payment.reason.otherCurrency'
  if (missing === 'balance') return isInsufficient ? 'payment.reason.balance' : 'payment.reason.balanceUnknown'
  return missing && REASONS[missing]
}

export function BalanceAction({ actor }: { readonly actor: BalancePaymentActor }) {
  const view = useSelector(actor, balancePaymentView, shallowEqual)
  const say = usePayWords()
  const pay = () => {
    actor.send({ type: 'shopper.paid' })
  }
  return (
    <PayButton
      {...say(view.price)}
      reason={reasonOf(view)}
      isBusy={view.kind === 'paying'}
      onPress={() => {
        press(actor, pay, balancePaymentView)
      }}
    />
  )
}
