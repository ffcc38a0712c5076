import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../machines/payment/machine'
import type { FormId } from '../../machines/payment/rules'
import { attemptedForm } from '../../machines/payment/view'
import { useChild } from './use-view'

type Snapshot = SnapshotFrom<typeof paymentMachine>
type Forms = Pick<Snapshot['children'], FormId>

/**
 * The forms that were last shown, by payment. Shared by all components, so that one that mounts during the attempt
 * finds the form too.
 */
const shown = new WeakMap<object, Forms>()

/** A form's actor stops when it is submitted; during the attempt the last one stays on screen. */
function formOf<Name extends FormId>(payment: object, snapshot: Snapshot, name: Name): Forms[Name] | undefined {
  const form = snapshot.children[name]
  if (form === undefined && attemptedForm(snapshot) === name) return shown.get(payment)?.[name]
  return form
}

/** The form of a payment method; undefined while another form is shown, and between two forms. */
export function useMethod<Name extends FormId>(name: Name | undefined): Forms[Name] | undefined {
  const payment = useChild('payment')
  const form = useSelector(payment, (snapshot) => payment && snapshot && name && formOf(payment, snapshot, name))
  useLayoutEffect(() => {
    if (payment && name && form) shown.set(payment, { ...shown.get(payment), [name]: form })
  }, [payment, name, form])
  return form
}

export function useAttempt(): Snapshot['children']['attempt'] {
  return useSelector(useChild('payment'), (snapshot) => snapshot?.children.attempt)
}
