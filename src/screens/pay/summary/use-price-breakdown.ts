import { useSelector } from '@xstate/react'
import type { MethodPrice } from '../form/method'
import { isSame } from '../form/same-view'
import { useForm } from '../methods/use-form'

/** What the payment on show is made of; undefined for the moment in which there is no method yet, or none any more. */
export function usePriceBreakdown(): MethodPrice | 'untold' | undefined {
  const form = useForm()
  return useSelector(form?.actor, (snapshot) => form && snapshot && form.method.sumOf(snapshot), isSame)
}
