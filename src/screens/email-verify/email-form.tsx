import { shallowEqual, useSelector } from '@xstate/react'
import { type SubmitEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { emailMatchMachine } from '../../../machines/email-match/machine'
import { emailMatchView } from '../../../machines/email-match/view'
import { form } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { Button } from '../../components/button/button'
import { arrowBack } from '../../components/icon/later-icons'
import { Field } from '../../components/field/field'
import { Note } from '../../components/note/note'
import { TextButton } from '../../components/text-button/text-button'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'

export type EmailMatchActor = ActorRefFrom<typeof emailMatchMachine>

/** One field: the e-mail that is registered to the phone. */
export function EmailForm({ actor }: { readonly actor: EmailMatchActor }) {
  const { say } = useWords()
  const view = useSelector(actor, emailMatchView, shallowEqual)
  const input = useRef<HTMLInputElement>(null)
  const arrival = useArrival<HTMLInputElement>('email')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'shopper.continued' })
    if (emailMatchView(actor.getSnapshot()).fault) input.current?.focus()
  }
  return (
    <div>
      <form className={form} data-form="email-verify" noValidate onSubmit={submit}>
        {view.problem && (
          <Note tone="danger" icon="alert-circle" role="alert">
            <ProblemText problem={view.problem} />
          </Note>
        )}
        <Field
          field="email"
          label={say('identify.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={actor.getSnapshot().context.form.email}
          error={view.fault && say(view.fault)}
          inputRef={(element) => {
            input.current = element
            arrival(element)
          }}
          onInput={(text) => {
            actor.send({ type: 'shopper.typedEmail', text })
          }}
        />
        <Button type="submit" action="continue" busy={view.isBusy} busyLabel={say('identify.busy')}>
          {say('identify.continue')}
        </Button>
      </form>
      <TextButton
        icon={arrowBack}
        action="step-back"
        onPress={() => {
          actor.send({ type: 'shopper.steppedBack' })
        }}
      >
        {say('emailVerify.otherNumber')}
      </TextButton>
    </div>
  )
}
