import { useSelector } from '@xstate/react'
import { phoneStatus } from '../../../machines/sign-in/identify/view'
import { useWords } from '../../words/use-words'
import type { FormActorProps } from './form-parts'

/** Names the form by whether the phone belongs to a member, once that is known (IDEN-06). */
export function IdentifyTitle({ actor }: FormActorProps) {
  const { say } = useWords()
  const word = useSelector(actor, phoneStatus)
  return say(word === 'known' ? 'identify.login' : word === 'unknown' ? 'identify.create' : 'identify.heading')
}
