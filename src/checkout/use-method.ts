import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../machines/payment/machine'
import type { FormId } from '../../machines/payment/rules'
import { attemptedForm } from '../../machines/payment/view'
import { useChild } from './use-view'

type Snapshot = SnapshotFrom<typeof paymentMachine>
type Forms = Pick<Snapshot['children'], FormId>

/** By payment: the forms that were shown last. All components share it, so one that mounts during the attempt has the form as well. */
const shown = new WeakMap<object, Forms>()

/** A form has ended once it was submitted; as it was then it stays on show while it is attempted. */
function formOf<Name extends FormId>(payment: object, snapshot: Snapshot, name: Name): Forms[Name] | undefined {
  const form = snapshot.children[name]
  if (form === undefined && attemptedForm(snapshot) === name) return shown.get(payment)?.[name]
  return form
}

/** The form of a payment method; undefined while another one is on show, and for the moment between two. */
export function useMethod<Name extends FormId>(name: Name | undefined): Forms[Name] | undefined {
  const payment = useChild('payment')
  const form = useSelector(payment, (snapshot) => payment && snapshot && name && formOf(payment, snapshot, name))
  useLayoutEffect(() => {
    if (payment && name && form) shown.set(payment, { ...shown.get(payment), [name]: form })
  }, [payment, name, form])
  return form
}

/** The payment that was pressed, until its end. */
export function useAttempt(): Snapshot['children']['attempt'] {
  return useSelector(useChild('payment'), (snapshot) => snapshot?.children.attempt)
}
