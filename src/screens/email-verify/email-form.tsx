import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { emailMatchMachine } from '../../../machines/sign-in/email-match/machine'
import { emailMatchView } from '../../../machines/sign-in/email-match/view'
import { useWords } from '../../words/use-words'
import { OneFieldForm } from '../one-field/one-field-form'

export type EmailMatchActor = ActorRefFrom<typeof emailMatchMachine>

/** One field: the e-mail that is registered to the phone. */
export function EmailForm({ actor }: { readonly actor: EmailMatchActor }) {
  const { say } = useWords()
  const { fault, problem, isBusy } = useSelector(actor, emailMatchView, shallowEqual)
  return (
    <OneFieldForm
      name="email-verify"
      problem={problem}
      isBusy={isBusy}
      words={{ submit: say('identify.continue'), busy: say('identify.busy'), back: say('emailVerify.otherNumber') }}
      field="email"
      label={say('identify.email')}
      inputMode="email"
      autoCapitalize="none"
      autoComplete="email"
      defaultValue={actor.getSnapshot().context.form.email}
      error={fault && say(fault)}
      onInput={(text) => {
        actor.send({ type: 'shopper.typedEmail', text })
      }}
      onSubmit={() => {
        actor.send({ type: 'shopper.continued' })
        return emailMatchView(actor.getSnapshot()).fault !== undefined
      }}
      onBack={() => {
        actor.send({ type: 'shopper.steppedBack' })
      }}
    />
  )
}
