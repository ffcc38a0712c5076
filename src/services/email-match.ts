import { emailMatchMachine } from '../../machines/email-match/machine'
import { checkMember } from '../../machines/identify/entry'
import { answering } from './answering'
import type { IdentifyAnswers } from './identify'

/** The same question as that of the first form. */
export function emailMatchLogic(answers: Pick<IdentifyAnswers, 'checkMember'>) {
  return emailMatchMachine.provide({ actors: { checkMember: answering(checkMember, answers.checkMember) } })
}
