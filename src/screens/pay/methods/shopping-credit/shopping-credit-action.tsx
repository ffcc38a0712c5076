import { useSelector } from '@xstate/react'
import {
  type CreditFormView,
  type ShoppingCreditView,
  shoppingCreditView,
} from '../../../../../machines/payment/shopping-credit/view'
import type { WordKey } from '../../../../words/table'
import { useWords } from '../../../../words/use-words'
import type { ShoppingCreditActor } from '../../form/actors'
import { PayButton } from '../../form/pay-button'
import { press } from '../../form/press-pay'
import { isSame } from '../../form/same-view'

const REASONS: Readonly<Record<NonNullable<CreditFormView['missing']>, WordKey>> = {
  connection: 'credit.reason.connection',
  bank: 'credit.reason.bank',
  agreement: 'credit.reason.agreement',
}

type FormView = Extract<ShoppingCreditView, CreditFormView>

/** The way to the bank. Where none can be chosen there is nothing to wait for: the way on stands in the page. */
export function ShoppingCreditAction({ actor }: { readonly actor: ShoppingCreditActor }) {
  const { say } = useWords()
  const view = useSelector(actor, shoppingCreditView, isSame)
  const isAsking = view.kind === 'askingBanks'
  const form = 'banks' in view ? view : undefined
  if (!isAsking && !form?.lenders.length) return null
  return (
    <PayButton
      action="apply"
      label={say('credit.apply')}
      busyLabel={say(isAsking ? 'shell.loading' : 'credit.applying')}
      reason={form?.missing && REASONS[form.missing]}
      repricedReason="credit.reason.newPrice"
      isBusy={isAsking || view.kind === 'applying'}
      onPress={() => {
        press(
          actor,
          () => {
            actor.send({ type: 'shopper.applied' })
          },
          (snapshot) => shoppingCreditView(snapshot) as FormView,
        )
      }}
    />
  )
}
