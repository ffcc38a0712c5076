import { focusField } from '../../../components/field/focus-field'

interface Pressed {
  readonly kind: string
  readonly missing?: string | undefined
}

interface Form<Snapshot> {
  readonly getSnapshot: () => Snapshot
}

/** Where a missing thing is put right, where that is not its own field. */
export type Elsewhere = Readonly<Record<string, string>>

/**
 * Presses a form's button. When something has to be put right before anything is paid, the focus goes to the first of it; a form that
 * was submitted hears nothing, and its shopper may be asked about the price.
 */
export function press<Snapshot extends { readonly status: string }>(
  actor: Form<Snapshot>,
  send: () => void,
  viewOf: (snapshot: Snapshot) => Pressed,
  elsewhere: Elsewhere = {},
) {
  if (actor.getSnapshot().status !== 'active') {
    focusField('newPrice')
    return
  }
  send()
  const { kind, missing } = viewOf(actor.getSnapshot())
  if (kind === 'choosing' && missing !== undefined && missing !== 'connection')
    focusField(elsewhere[missing] ?? missing)
}
