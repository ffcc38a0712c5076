import { shallowEqual, useSelector } from '@xstate/react'
import { paymentView } from '../../../../machines/payment/view'
import { useMethod } from '../../../checkout/use-method'
import { useChild } from '../../../checkout/use-view'
import type { FormOnShow } from '../form/method'
import { PAY_METHODS } from './pay-methods'

/** The current method and its form; undefined before the first form and after the last. */
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
