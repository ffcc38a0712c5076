import type { SnapshotFrom } from 'xstate'
import { fieldPhone } from '../../entities/phone'
import type { Problem } from '../../entities/problem'
import type { foreignPhoneMachine } from './machine'
import { buyerOf } from './rules'

export interface ForeignPhoneView {
  readonly isBusy: boolean
  /** The browser is being redirected to the plain checkout form. */
  readonly isLeaving: boolean
  readonly phone: string
  /** The provider has said why this phone can't pay here, so another is the next step. A call that failed can be tried again. */
  readonly isRefused: boolean
  readonly problem: Problem | undefined
}

export function foreignPhoneView(snapshot: SnapshotFrom<typeof foreignPhoneMachine>): ForeignPhoneView {
  const { form, problem } = snapshot.context
  const { prefix, gsmNumber } = fieldPhone(buyerOf(form).gsmNumber)
  return {
    isBusy: snapshot.hasTag('busy'),
    isLeaving: snapshot.hasTag('leaving'),
    phone: `${prefix} ${gsmNumber}`,
    isRefused: problem?.text !== undefined,
    problem,
  }
}
