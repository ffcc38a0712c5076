import { emailMatchMachine } from '../../../machines/sign-in/email-match/machine'
import { checkMember } from '../../../machines/sign-in/identify/entry'
import { answering } from '../platform/answering'
import type { IdentifyAnswers } from './identify'

/** The same question as that of the first form. */
export function emailMatchLogic(answers: Pick<IdentifyAnswers, 'checkMember'>) {
  return emailMatchMachine.provide({ actors: { checkMember: answering(checkMember, answers.checkMember) } })
}
