import type { SnapshotFrom } from 'xstate'
import type { MessageKey } from '../entities/message-key'
import type { Contact } from '../entities/order'
import type { Problem } from '../entities/problem'
import type { identifyMachine } from './machine'
import { IDENTIFY_FIELDS, type IdentifyField } from './rules'

export interface IdentifyView {
  readonly isBusy: boolean
  readonly emailFault: MessageKey | undefined
  readonly phoneFault: MessageKey | undefined
  /** The first field at fault, in the order of the form. */
  readonly firstFault: IdentifyField | undefined
  readonly problem: Problem | undefined
}

export function identifyView(snapshot: SnapshotFrom<typeof identifyMachine>): IdentifyView {
  const { faults, problem } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    emailFault: faults.email,
    phoneFault: faults.gsmNumber,
    firstFault: IDENTIFY_FIELDS.find((field) => faults[field] !== undefined),
    problem,
  }
}

/** What the machine holds of the fields. Apart from the view, since every key changes it and no screen is drawn from it. */
export function typedContact(snapshot: SnapshotFrom<typeof identifyMachine>): Contact {
  return snapshot.context.typed
}
