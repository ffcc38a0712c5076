import type { SnapshotFrom } from 'xstate'
import { maskPhone } from '../entities/phone'
import type { Problem } from '../entities/problem'
import type { CodeFault } from '../entities/verification-code'
import type { verificationMachine } from './machine'

export interface VerificationView {
  readonly isBusy: boolean
  readonly maskedPhone: string
  readonly fault: CodeFault | undefined
  readonly problem: Problem | undefined
}

export function verificationView(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView {
  const { pending, fault, problem } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    maskedPhone: maskPhone(pending.gsmNumber),
    fault,
    problem,
  }
}
