import { focusField } from '../../../components/field/focus-field'

interface Pressed {
  readonly kind: string
  readonly missing?: string | undefined
}

interface Form<Snapshot> {
  readonly getSnapshot: () => Snapshot
}

/** The `data-field` where something missing is corrected, if it differs from the name of what is missing. */
export type FieldHandles = Readonly<Record<string, string>>

/**
 * Presses a form's button. If something must be corrected before the payment, focuses the first such field. A form that was already
 * submitted ignores the press; then the shopper may have to accept a new price.
 */
export function pressPay<Snapshot extends { readonly status: string }>(
  actor: Form<Snapshot>,
  send: () => void,
  viewOf: (snapshot: Snapshot) => Pressed,
  handles: FieldHandles = {},
) {
  if (actor.getSnapshot().status !== 'active') {
    focusField('newPrice')
    return
  }
  send()
  const { kind, missing } = viewOf(actor.getSnapshot())
  if (kind === 'choosing' && missing !== undefined && missing !== 'connection') focusField(handles[missing] ?? missing)
}
