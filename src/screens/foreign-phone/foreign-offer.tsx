import type { ActorRefFrom } from 'xstate'
import type { foreignPhoneMachine } from '../../../machines/sign-in/foreign-phone/machine'
import { foreignPhoneView } from '../../../machines/sign-in/foreign-phone/view'
import { useChildView } from '../../checkout/use-view'
import { form, links, stack } from '../../../styles/rhythm.css'
import { Button } from '../../components/button/button'
import { second } from '../../components/button/looks.css'
import { arrowBack, infoMark } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { TextButton } from '../../components/text-button/text-button'
import { withNoBreakSpaces } from '../../words/no-break-spaces'
import { useWords } from '../../words/use-words'
import { ProblemAlert } from '../problem-alert/problem-alert'

export type ForeignPhoneActor = ActorRefFrom<typeof foreignPhoneMachine>

/** What can be paid with the phone; nothing if the provider has refused it. */
export function useForeignLede(actor: ForeignPhoneActor | undefined): string | undefined {
  const { say } = useWords()
  const phone = useChildView(actor, (snapshot) => {
    const { isRefused, phone: number } = foreignPhoneView(snapshot)
    return isRefused ? undefined : withNoBreakSpaces(number)
  })
  return phone && say('foreignPhone.lede', { phone })
}

/** Which methods a foreign phone excludes, and the ways to continue without them or with another number: first the one that can succeed. */
export function ForeignOffer({ actor }: { readonly actor: ForeignPhoneActor }) {
  const { say } = useWords()
  const view = useChildView(actor, foreignPhoneView)
  const stepBack = () => actor.send({ type: 'shopper.steppedBack' })
  return (
    <div className={stack}>
      <div className={form}>
        <ProblemAlert problem={view.problem} />
        {view.isRefused ? (
          <Button action="step-back" onPress={stepBack}>
            {say('foreignPhone.otherNumber')}
          </Button>
        ) : (
          <Note icon={infoMark}>{say('foreignPhone.notAvailable')}</Note>
        )}
        <Button
          action="continue"
          look={view.isRefused ? second : undefined}
          busy={view.isBusy}
          busyLabel={say(view.isLeaving ? 'foreignPhone.leaving' : 'identify.busy')}
          onPress={() => actor.send({ type: 'shopper.continued' })}
        >
          {say('foreignPhone.continue')}
        </Button>
      </div>
      {!view.isRefused && (
        <div className={links}>
          <TextButton icon={arrowBack} action="step-back" onPress={stepBack}>
            {say('foreignPhone.otherNumber')}
          </TextButton>
        </div>
      )}
    </div>
  )
}
