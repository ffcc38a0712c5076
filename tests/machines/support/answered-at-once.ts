import type { ActorLogic, EventObject, Snapshot } from 'xstate'
import type { Port } from '../../../machines/support/port'

type Answered<Output> = Snapshot<Output> & { readonly output: Output }

/** A port that answers synchronously, for scenarios that are not about it. */
export function answeredAtOnce<Output, Input>(_: Port<Output, Input>, output: Output): Port<Output, Input> {
  const snapshot = { status: 'done', output, error: undefined } as Answered<Output>
  const logic: ActorLogic<Answered<Output>, EventObject> = {
    transition: (state) => state,
    getInitialSnapshot: () => snapshot,
    getPersistedSnapshot: (state) => state,
  }
  return logic as unknown as Port<Output, Input>
}
