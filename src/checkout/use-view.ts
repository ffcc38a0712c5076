import { useSelector } from '@xstate/react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { ChildName } from '../../machines/checkout/context'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { isSameContent } from './is-same-content'
import { useCheckout } from './provider'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** A view of the whole checkout; re-renders only when one of its fields changes. */
export function useView<View>(viewOf: (snapshot: Snapshot) => View): View {
  return useSelector(useCheckout().actor, viewOf, isSameContent)
}

type Children = Snapshot['children']

/** The running child machine of a screen; undefined between its end and the unmounting of its screen. */
export function useChild<Name extends ChildName>(name: Name): Children[Name] {
  return useSelector(useCheckout().actor, (snapshot) => snapshot.children[name])
}

/** What `viewOf` returns of a running child, and undefined without one. */
type ViewOf<Child, View> = View | (undefined extends Child ? undefined : never)

/** A view of a child machine; re-renders only when its content changes. Without a child there is none. */
export function useChildView<Child extends AnyActorRef | undefined, View>(
  child: Child,
  viewOf: (snapshot: SnapshotFrom<NonNullable<Child>>) => View,
): ViewOf<Child, View> {
  return useSelector(
    child,
    (snapshot: SnapshotFrom<NonNullable<Child>> | undefined) => (snapshot && viewOf(snapshot)) as ViewOf<Child, View>,
    isSameContent,
  )
}
