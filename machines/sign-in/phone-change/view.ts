import type { SnapshotFrom } from 'xstate'
import type { PhoneFault } from '../../entities/phone'
import { maskPhone } from '../../entities/masked-phone'
import type { Problem } from '../../entities/problem'
import type { phoneChangeMachine } from './machine'

export interface PhoneChangeView {
  readonly isBusy: boolean
  readonly maskedPhone: string
  readonly fault: PhoneFault | undefined
  readonly problem: Problem | undefined
}

export function phoneChangeView(snapshot: SnapshotFrom<typeof phoneChangeMachine>): PhoneChangeView {
  const { pending, fault, problem } = snapshot.context
  return { isBusy: snapshot.hasTag('busy'), maskedPhone: maskPhone(pending.gsmNumber), fault, problem }
}
