import { shallowEqual, useSelector } from '@xstate/react'
import { type SubmitEvent, useRef } from 'react'
import type { IdentifyField } from '../../../machines/identify/rules'
import { identifyView } from '../../../machines/identify/view'
import { Button } from '../../components/button/button'
import { Field } from '../../components/field/field'
import { Note } from '../../components/note/note'
import { PhonePrefix } from '../../components/phone-prefix/phone-prefix'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'
import { form } from '../../../styles/rhythm.css'
import { type IdentifyActor, useKeptText } from './use-kept-text'

export function IdentifyForm({ actor }: { readonly actor: IdentifyActor }) {
  const { say } = useWords()
  const view = useSelector(actor, identifyView, shallowEqual)
  const formRef = useRef<HTMLFormElement>(null)
  const phoneRef = useKeptText(actor, 'gsmNumber')
  const emailRef = useKeptText(actor, 'email')

  const type = (field: IdentifyField) => (text: string) => {
    actor.send({ type: 'shopper.typed', field, text })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'shopper.continued' })
    const { firstFault } = identifyView(actor.getSnapshot())
    if (firstFault) formRef.current?.querySelector<HTMLElement>(`[data-field=${firstFault}]`)?.focus()
  }

  return (
    <form className={form} data-form="identify" noValidate ref={formRef} onSubmit={submit}>
      {view.problem && (
        <Note tone="danger" icon="alert-circle" role="alert">
          <ProblemText problem={view.problem} />
        </Note>
      )}
      <Field
        field="gsmNumber"
        label={say('identify.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={<PhonePrefix />}
        numeric
        error={view.phoneFault && say(view.phoneFault)}
        inputRef={phoneRef}
        onInput={type('gsmNumber')}
      />
      <Field
        field="email"
        label={say('identify.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={view.emailFault && say(view.emailFault)}
        inputRef={emailRef}
        onInput={type('email')}
      />
      <Button type="submit" action="continue" busy={view.isBusy} busyLabel={say('identify.busy')}>
        {say('identify.continue')}
      </Button>
    </form>
  )
}
