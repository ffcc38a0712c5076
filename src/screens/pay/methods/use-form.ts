import { shallowEqual, useSelector } from '@xstate/react'
import { paymentView } from '../../../../machines/payment/view'
import { useMethod } from '../../../checkout/use-method'
import { useChild } from '../../../checkout/use-view'
import type { FormOnShow } from '../form/method'
import { PAY_METHODS } from './pay-methods'

/** The method on show and its form; undefined for the moment in which there is none yet, or none any more. */
export function useForm(): FormOnShow | undefined {
  const method = useSelector(
    useChild('payment'),
    (snapshot) => {
      const shown = snapshot && paymentView(snapshot).method
      return shown && PAY_METHODS[shown]
    },
    shallowEqual,
  )
  const actor = useMethod(method?.id)
  return method && actor ? { method, actor } : undefined
}
