import type { ActorRefFrom } from 'xstate'
import type { foreignPhoneMachine } from '../../../machines/sign-in/foreign-phone/machine'
import { foreignPhoneView } from '../../../machines/sign-in/foreign-phone/view'
import { useChildView } from '../../checkout/use-view'
import { form, links, stack } from '../../../styles/rhythm.css'
import { Button } from '../../components/button/button'
import { arrowBack, infoMark } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { TextButton } from '../../components/text-button/text-button'
import { useWords } from '../../words/use-words'
import { ProblemAlert } from '../problem-alert/problem-alert'

export type ForeignPhoneActor = ActorRefFrom<typeof foreignPhoneMachine>

/** Which methods a foreign phone excludes, a button to continue without them, and one to change the number. */
export function ForeignOffer({ actor }: { readonly actor: ForeignPhoneActor }) {
  const { say } = useWords()
  const view = useChildView(actor, foreignPhoneView)
  return (
    <div className={stack}>
      <div className={form}>
        <ProblemAlert problem={view.problem} />
        <Note icon={infoMark}>{say('foreignPhone.notAvailable')}</Note>
        <Button
          action="continue"
          busy={view.isBusy}
          busyLabel={say(view.isLeaving ? 'foreignPhone.leaving' : 'identify.busy')}
          onPress={() => actor.send({ type: 'shopper.continued' })}
        >
          {say('foreignPhone.continue')}
        </Button>
      </div>
      <div className={links}>
        <TextButton icon={arrowBack} action="step-back" onPress={() => actor.send({ type: 'shopper.steppedBack' })}>
          {say('foreignPhone.otherNumber')}
        </TextButton>
      </div>
    </div>
  )
}
