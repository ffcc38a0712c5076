import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import { phoneWord } from '../../../machines/identify/view'
import { Heading } from '../../components/heading/heading'
import { useWords } from '../../words/use-words'
import type { OfForm } from './form-parts'

interface IdentifyTitleProps extends OfForm {
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** Once somebody has said of the phone whether it is a member's, that is what the form is called (IDEN-06). */
export function IdentifyTitle({ actor, headingRef }: IdentifyTitleProps) {
  const { say } = useWords()
  const word = useSelector(actor, phoneWord)
  return (
    <Heading lede={say('identify.lede')} headingRef={headingRef}>
      {say(word === 'known' ? 'identify.login' : word === 'unknown' ? 'identify.create' : 'identify.heading')}
    </Heading>
  )
}
