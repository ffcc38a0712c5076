import type { SnapshotFrom } from 'xstate'
import type { MessageKey } from '../../entities/message-key'
import { fieldPhone } from '../../entities/phone'
import type { Problem } from '../../entities/problem'
import type { foreignPhoneMachine } from './machine'
import { buyerOf } from './rules'

export interface ForeignPhoneView {
  readonly isBusy: boolean
  /** The browser is being redirected to the plain checkout form. */
  readonly isLeaving: boolean
  readonly phone: string
  /** The provider refused for a reason, so another phone is the next step. Any other problem asks the shopper to try again. */
  readonly isRefused: boolean
  readonly problem: Problem | undefined
}

/** The problems whose sentence asks to try again. */
const REPEATABLE: readonly MessageKey[] = ['errors.generic', 'errors.wait']

const hasReason = ({ text, key }: Problem) => text !== undefined || !REPEATABLE.includes(key)

export function foreignPhoneView(snapshot: SnapshotFrom<typeof foreignPhoneMachine>): ForeignPhoneView {
  const { form, problem } = snapshot.context
  const { prefix, gsmNumber } = fieldPhone(buyerOf(form).gsmNumber)
  return {
    isBusy: snapshot.hasTag('busy'),
    isLeaving: snapshot.hasTag('leaving'),
    phone: `${prefix} ${gsmNumber}`,
    isRefused: problem !== undefined && hasReason(problem),
    problem,
  }
}
