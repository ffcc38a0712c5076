import { type RefCallback, type SubmitEvent, useCallback, useRef } from 'react'
import type { EntryField } from '../../../machines/entities/entry-form'
import { formView } from '../../../machines/sign-in/identify/view'
import { useChildView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { Field } from '../../components/field/field'
import { Note } from '../../components/note/note'
import { PhonePrefix } from '../../components/phone-prefix/phone-prefix'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'
import { form } from '../../../styles/rhythm.css'
import type { FormActor } from './form-actor'
import type { FormParts } from './form-parts'
import { useConnectedField } from './use-connected-field'

interface IdentifyFormProps {
  /** Sets `data-form`. */
  readonly name: string
  readonly actor: FormActor
  readonly parts: FormParts
}

/** Focuses the first field that was refused. */
export function focusFault(inside: HTMLElement | null, actor: FormActor) {
  const { firstFault } = formView(actor.getSnapshot())
  const handle = firstFault === 'agreement' ? 'outlineAgreement' : firstFault
  if (handle) inside?.querySelector<HTMLElement>(`[data-field=${handle}]`)?.focus()
}

export function IdentifyForm({ name, actor, parts: { Hint, More } }: IdentifyFormProps) {
  const { say } = useWords()
  const { faults, problem, isBusy, prefix } = useChildView(actor, formView)
  const formRef = useRef<HTMLFormElement>(null)
  const attach: RefCallback<HTMLFormElement> = useCallback(
    (element) => {
      formRef.current = element
      if (!element) return undefined
      // A press that waited for the order is validated later, when the shopper may be busy elsewhere.
      const subscription = actor.on('faulted', () => {
        queueMicrotask(() => {
          focusFault(element, actor)
        })
      })
      return () => {
        subscription.unsubscribe()
      }
    },
    [actor],
  )
  const phoneRef = useConnectedField(actor, 'gsmNumber')
  const emailRef = useConnectedField(actor, 'email')

  const type = (field: EntryField) => (text: string) => actor.send({ type: 'shopper.typed', field, text })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'shopper.continued' })
    focusFault(formRef.current, actor)
  }

  return (
    <form className={form} data-form={name} noValidate ref={attach} onSubmit={submit}>
      {problem && (
        <Note tone="danger" icon="alert-circle" role="alert">
          <ProblemText problem={problem} />
        </Note>
      )}
      <Field
        field="gsmNumber"
        label={say('identify.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={
          <PhonePrefix
            code={prefix}
            label={say('identify.country', { code: prefix })}
            onPress={() => actor.send({ type: 'shopper.askedCountries' })}
          />
        }
        numeric
        error={faults.gsmNumber && say(faults.gsmNumber)}
        inputRef={phoneRef}
        onInput={type('gsmNumber')}
      />
      <Field
        field="email"
        label={say('identify.email')}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        error={faults.email && say(faults.email)}
        inputRef={emailRef}
        onInput={type('email')}
      />
      {Hint && <Hint actor={actor} />}
      {More && <More actor={actor} />}
      <Button type="submit" action="continue" busy={isBusy} busyLabel={say('identify.busy')}>
        {say('identify.continue')}
      </Button>
    </form>
  )
}
