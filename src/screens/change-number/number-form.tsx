import { shallowEqual, useSelector } from '@xstate/react'
import { type SubmitEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { numberChangeMachine } from '../../../machines/number-change/machine'
import { numberChangeView } from '../../../machines/number-change/view'
import { form } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { Button } from '../../components/button/button'
import { arrowBack } from '../../components/icon/later-icons'
import { Field } from '../../components/field/field'
import { Note } from '../../components/note/note'
import { TextButton } from '../../components/text-button/text-button'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'
import * as css from './number-form.css'

export type NumberChangeActor = ActorRefFrom<typeof numberChangeMachine>

/** One field: the phone that the code is to go to. */
export function NumberForm({ actor }: { readonly actor: NumberChangeActor }) {
  const { say } = useWords()
  const view = useSelector(actor, numberChangeView, shallowEqual)
  const input = useRef<HTMLInputElement>(null)
  const arrival = useArrival<HTMLInputElement>('gsmNumber')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'shopper.continued' })
    if (numberChangeView(actor.getSnapshot()).fault) input.current?.focus()
  }
  return (
    <div>
      <form className={form} data-form="change-phone-number" noValidate onSubmit={submit}>
        {view.problem && (
          <Note tone="danger" icon="alert-circle" role="alert">
            <ProblemText problem={view.problem} />
          </Note>
        )}
        <Field
          field="gsmNumber"
          label={say('changeNumber.field')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix={<span className={css.prefix}>+90</span>}
          numeric
          error={view.fault && say(view.fault)}
          inputRef={(element) => {
            input.current = element
            arrival(element)
          }}
          onInput={(text) => {
            actor.send({ type: 'shopper.typedNumber', text })
          }}
        />
        <Button type="submit" action="continue" busy={view.isBusy} busyLabel={say('verification.sending')}>
          {say('changeNumber.send')}
        </Button>
      </form>
      <TextButton
        icon={arrowBack}
        action="step-back"
        onPress={() => {
          actor.send({ type: 'shopper.steppedBack' })
        }}
      >
        {say('changeNumber.back')}
      </TextButton>
    </div>
  )
}
