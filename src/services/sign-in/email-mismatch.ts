import { emailMismatchMachine } from '../../../machines/sign-in/email-mismatch/machine'
import { checkMember } from '../../../machines/sign-in/identify/ports'
import { implementPort } from '../platform/implement-port'
import type { IdentifyHandlers } from './identify'

/** The same question as that of the first form. */
export function emailMismatchLogic(answers: Pick<IdentifyHandlers, 'checkMember'>) {
  return emailMismatchMachine.provide({ actors: { checkMember: implementPort(checkMember, answers.checkMember) } })
}
