import type { ActorRefFrom } from 'xstate'
import type { emailMismatchMachine } from '../../../machines/sign-in/email-mismatch/machine'
import { emailMismatchView } from '../../../machines/sign-in/email-mismatch/view'
import { useChildView } from '../../checkout/use-view'
import { useWords } from '../../words/use-words'
import { OneFieldForm } from '../one-field/one-field-form'

export type EmailMismatchActor = ActorRefFrom<typeof emailMismatchMachine>

export function EmailForm({ actor }: { readonly actor: EmailMismatchActor }) {
  const { say } = useWords()
  const { fault, problem, isBusy } = useChildView(actor, emailMismatchView)
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
      onInput={(text) => actor.send({ type: 'shopper.typedEmail', text })}
      onSubmit={() => {
        actor.send({ type: 'shopper.continued' })
        return emailMismatchView(actor.getSnapshot()).fault !== undefined
      }}
      onBack={() => actor.send({ type: 'shopper.steppedBack' })}
    />
  )
}
