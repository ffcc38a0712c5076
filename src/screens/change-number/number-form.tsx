import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { numberChangeMachine } from '../../../machines/sign-in/number-change/machine'
import { numberChangeView } from '../../../machines/sign-in/number-change/view'
import { useWords } from '../../words/use-words'
import { OneFieldForm } from '../one-field/one-field-form'
import * as css from './number-form.css'

export type NumberChangeActor = ActorRefFrom<typeof numberChangeMachine>

/** One field: the phone that the code is to go to. */
export function NumberForm({ actor }: { readonly actor: NumberChangeActor }) {
  const { say } = useWords()
  const { fault, problem, isBusy } = useSelector(actor, numberChangeView, shallowEqual)
  return (
    <OneFieldForm
      name="change-phone-number"
      problem={problem}
      isBusy={isBusy}
      words={{ submit: say('changeNumber.send'), busy: say('verification.sending'), back: say('changeNumber.back') }}
      field="gsmNumber"
      label={say('changeNumber.field')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={<span className={css.prefix}>+90</span>}
      numeric
      error={fault && say(fault)}
      onInput={(text) => {
        actor.send({ type: 'shopper.typedNumber', text })
      }}
      onSubmit={() => {
        actor.send({ type: 'shopper.continued' })
        return numberChangeView(actor.getSnapshot()).fault !== undefined
      }}
      onBack={() => {
        actor.send({ type: 'shopper.steppedBack' })
      }}
    />
  )
}
