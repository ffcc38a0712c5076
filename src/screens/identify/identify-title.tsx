import { useSelector } from '@xstate/react'
import { phoneWord } from '../../../machines/sign-in/identify/view'
import { useWords } from '../../words/use-words'
import type { OfForm } from './form-parts'

/** Once somebody has said of the phone whether it is a member's, that is what the form is called (IDEN-06). */
export function IdentifyTitle({ actor }: OfForm) {
  const { say } = useWords()
  const word = useSelector(actor, phoneWord)
  return say(word === 'known' ? 'identify.login' : word === 'unknown' ? 'identify.create' : 'identify.heading')
}
