import { shallowEqual, useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { ChildName } from '../../machines/checkout/context'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { useCheckout } from './provider'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** A view of the whole checkout; re-renders only when one of its fields changes. */
export function useView<View>(viewOf: (snapshot: Snapshot) => View): View {
  return useSelector(useCheckout().actor, viewOf, shallowEqual)
}

type Children = Snapshot['children']

/** The running child machine of a screen; undefined between its end and the unmounting of its screen. */
export function useChild<Name extends ChildName>(name: Name): Children[Name] {
  return useSelector(useCheckout().actor, (snapshot) => snapshot.children[name])
}
