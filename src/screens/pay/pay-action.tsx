import { useSelector } from '@xstate/react'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { useChild } from '../../checkout/use-view'
import { LoadingButton } from './form/loading'
import { useForm } from './methods/use-form'

/** Nothing is on its way in these: the screen says what there is to do. */
const STUCK: readonly (PaymentView['kind'] | undefined)[] = ['termsFailed', 'methodCrashed', 'none']

/** The pay button of the method on show, which stands in the payment bar. */
export function PayAction() {
  const form = useForm()
  const isStuck = useSelector(useChild('payment'), (snapshot) => STUCK.includes(snapshot && paymentView(snapshot).kind))
  if (form) return <form.method.Action actor={form.actor} />
  return isStuck ? null : <LoadingButton />
}
