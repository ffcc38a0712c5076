import { emailMismatchMachine } from '../../../machines/sign-in/email-mismatch/machine'
import { checkMember } from '../../../machines/sign-in/identify/ports'
import { answering } from '../platform/answering'
import type { IdentifyAnswers } from './identify'

/** The same question as that of the first form. */
export function emailMismatchLogic(answers: Pick<IdentifyAnswers, 'checkMember'>) {
  return emailMismatchMachine.provide({ actors: { checkMember: answering(checkMember, answers.checkMember) } })
}
