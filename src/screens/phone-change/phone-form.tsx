import type { ActorRefFrom } from 'xstate'
import type { phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import { phoneChangeView } from '../../../machines/sign-in/phone-change/view'
import { useChildView } from '../../checkout/use-view'
import { useWords } from '../../words/use-words'
import { OneFieldForm } from '../one-field/one-field-form'
import * as css from './phone-form.css'

export type PhoneChangeActor = ActorRefFrom<typeof phoneChangeMachine>

export function PhoneForm({ actor }: { readonly actor: PhoneChangeActor }) {
  const { say } = useWords()
  const { fault, problem, isBusy } = useChildView(actor, phoneChangeView)
  return (
    <OneFieldForm
      name="change-phone-number"
      problem={problem}
      isBusy={isBusy}
      words={{ submit: say('phoneChange.send'), busy: say('otp.sending'), back: say('phoneChange.back') }}
      field="gsmNumber"
      label={say('phoneChange.field')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={<span className={css.prefix}>+90</span>}
      numeric
      error={fault && say(fault)}
      onInput={(text) => actor.send({ type: 'shopper.typedNumber', text })}
      onSubmit={() => {
        actor.send({ type: 'shopper.continued' })
        return phoneChangeView(actor.getSnapshot()).fault !== undefined
      }}
      onBack={() => actor.send({ type: 'shopper.steppedBack' })}
    />
  )
}
