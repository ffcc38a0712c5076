import type { SnapshotFrom } from 'xstate'
import type { EmailFault } from '../../entities/email'
import { maskPhone } from '../../entities/masked-phone'
import { parsePhone } from '../../entities/phone'
import type { Problem } from '../../entities/problem'
import type { emailMismatchMachine } from './machine'

export interface EmailMismatchView {
  readonly isBusy: boolean
  readonly isMismatched: boolean
  readonly maskedPhone: string
  readonly fault: EmailFault | undefined
  readonly problem: Problem | undefined
}

export function emailMismatchView(snapshot: SnapshotFrom<typeof emailMismatchMachine>): EmailMismatchView {
  const { form, fault, problem } = snapshot.context
  const parsed = parsePhone(form.gsmNumber, form.prefix)
  return {
    isBusy: snapshot.hasTag('busy'),
    isMismatched: snapshot.hasTag('mismatched'),
    maskedPhone: 'phone' in parsed ? maskPhone(parsed.phone) : '',
    fault,
    problem,
  }
}
