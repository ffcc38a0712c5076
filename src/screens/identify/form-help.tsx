import { useSelector } from '@xstate/react'
import { type RefCallback, useCallback } from 'react'
import { suggestionFor } from '../../../machines/entities/email-suggestion'
import type { EntryField } from '../../../machines/entities/entry-form'
import { emailAfterBlur } from '../../../machines/sign-in/identify/view'
import { useCheckout } from '../../checkout/provider'
import { useAfterPress } from '../../components/field/after-press'
import { fieldsLeftBeforeReady } from '../../components/field/field-text'
import { useWords } from '../../words/use-words'
import * as css from './email-hint.css'
import type { FormActorProps } from './form-parts'
import { showBegunContact } from './show-begun-contact'

interface EmailHintProps {
  /** The text at the time the field was left: while typing, half an address would look wrong. */
  readonly email: string
  readonly onAccept: (email: string) => void
}

/** Suggests a corrected e-mail under the field. The live region is mounted before its text, so that the text is announced. */
function EmailHint({ email, onAccept }: EmailHintProps) {
  const { say } = useWords()
  const suggestion = suggestionFor(email)
  return (
    <div role="status">
      {suggestion !== undefined && (
        <Question
          sentence={say('suggestion.email', { email: suggestion })}
          suggestion={suggestion}
          onAccept={() => onAccept(suggestion)}
        />
      )}
    </div>
  )
}

interface QuestionProps {
  readonly sentence: string
  readonly suggestion: string
  readonly onAccept: () => void
}

/** A sentence with the suggested address as a button. Text that follows it stays attached, wherever a long address wraps. */
function Question({ sentence, suggestion, onAccept }: QuestionProps) {
  const [before, after] = sentence.split(suggestion)
  const [local, domain] = suggestion.split('@')
  return (
    <p className={css.hint}>
      {before}
      <button type="button" className={css.suggestion} data-action="accept-suggestion" onClick={onAccept}>
        <span className={css.address}>
          {local}
          <wbr />@{domain}
        </span>
        {after}
      </button>
    </p>
  )
}

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'checkbox'

/** Fills a field as a shopper would, so that its listeners run. */
function fill(field: EntryField, text: string) {
  const input = document.querySelector<HTMLInputElement>(`main form [data-field=${field}]`)
  if (!input) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** Added once the form can be used: reports when a field is left, and suggests a corrected e-mail. */
export function FormHelp({ actor }: FormActorProps) {
  const { ref, afterPress } = useAfterPress()
  const email = useSelector(actor, emailAfterBlur)
  const { actor: checkout } = useCheckout()
  const attach: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      const form = element?.closest('form')
      if (!form) return undefined
      const endPresses = ref(form)
      const report = (input: HTMLInputElement) => {
        fieldsLeftBeforeReady.delete(input)
        const field = input.dataset['field'] as EntryField
        afterPress(() => actor.send({ type: 'shopper.leftField', field }))
      }
      const leave = ({ target }: FocusEvent) => {
        if (isText(target)) report(target)
      }
      for (const input of fieldsLeftBeforeReady)
        if (form.contains(input) && input !== document.activeElement) report(input)
      form.addEventListener('focusout', leave)
      return () => {
        form.removeEventListener('focusout', leave)
        endPresses?.()
        // Before the fields are connected to the next form, which would take their texts over.
        showBegunContact(form, actor, checkout.getSnapshot().context.form)
      }
    },
    [actor, checkout, ref, afterPress],
  )
  return (
    <div ref={attach}>
      <EmailHint
        email={email ?? ''}
        onAccept={(better) => {
          fill('email', better)
        }}
      />
    </div>
  )
}
