import { type RefCallback, type SubmitEvent, useCallback, useRef } from 'react'
import { FULL_AGE } from '../../../../machines/entities/agreed-figures'
import { withDateSlashes } from '../../../../machines/entities/identity'
import type { IdentityField } from '../../../../machines/payment/kyc-gate/draft'
import { type IdentityFormView, kycGateView, typedIdentity } from '../../../../machines/payment/kyc-gate/view'
import { form, pair } from '../../../../styles/rhythm.css'
import { FormSummary } from '../../form-summary/form-summary'
import { Button } from '../../../components/button/button'
import { useAfterPress } from '../../../components/field/after-press'
import { infoMark } from '../../../components/icon/later-icons'
import { Field, type FieldProps } from '../../../components/field/field'
import { isTextUnsent, writeText } from '../../../components/field/field-text'
import { Note } from '../../../components/note/note'
import { ReasonNote } from '../../reason-note/reason-note'
import { ProblemText } from '../../../words/problem-text'
import { useWords } from '../../../words/use-words'
import type { KycGateActor } from './kyc-gate-actor'
import * as css from './verify-identity.css'

/** Connects a field to the machine: it starts with the known text, and shows the machine's tidied text after it was left. */
function useIdentityText(actor: KycGateActor, field: IdentityField): RefCallback<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return
      writeText(input, typedIdentity(actor.getSnapshot())[field])
      // Only at the end of the text: a correction in the middle stays as typed.
      const putSlashes = () => {
        if (field !== 'birthDate' || input.selectionStart !== input.value.length) return
        const text = withDateSlashes(input.value)
        if (text !== input.value) input.value = text
      }
      input.addEventListener('input', putSlashes)
      const filling = actor.on('filled', (filled) => {
        if (!isTextUnsent(input)) {
          writeText(input, filled.form[field])
          return
        }
        writeText(input, input.value)
        actor.send({ type: 'shopper.typed', field, text: input.value })
      })
      return () => {
        filling.unsubscribe()
        input.removeEventListener('input', putSlashes)
      }
    },
    [actor, field],
  )
}

interface IdentityFieldProps extends Pick<FieldProps, 'label' | 'autoCapitalize' | 'autoComplete' | 'placeholder'> {
  readonly actor: KycGateActor
  readonly field: IdentityField
  readonly error: string | undefined
  readonly isNumeric?: boolean
  readonly onLeave: (field: IdentityField) => void
}

function OwnField({ actor, field, isNumeric = false, onLeave, ...rest }: IdentityFieldProps) {
  return (
    <Field
      {...rest}
      field={field}
      numeric={isNumeric}
      inputMode={isNumeric ? 'numeric' : 'text'}
      inputRef={useIdentityText(actor, field)}
      onInput={(text) => actor.send({ type: 'shopper.typed', field, text })}
      onBlur={() => onLeave(field)}
    />
  )
}

/** Focuses the first field that was refused. */
function focusFault(inside: HTMLElement | null, actor: KycGateActor) {
  const view = kycGateView(actor.getSnapshot())
  if (view.kind !== 'form' || !view.firstFault) return
  inside?.querySelector<HTMLElement>(`[data-field=${view.firstFault}]`)?.focus()
}

interface IdentityFormProps {
  readonly actor: KycGateActor
  readonly view: IdentityFormView
}

/** Asks for the shopper's identity, as on their identity card (KYC-05). */
export function IdentityForm({ actor, view: { faults, refused, problem, isBusy, needsGuardian } }: IdentityFormProps) {
  const { say } = useWords()
  const formRef = useRef<HTMLFormElement>(null)
  const { ref: pressRef, afterPress } = useAfterPress()
  const leave = (field: IdentityField) => {
    afterPress(() => actor.send({ type: 'shopper.leftField', field }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'shopper.gaveIdentity' })
    focusFault(formRef.current, actor)
  }
  const common = (field: IdentityField) => {
    const fault = faults[field]
    return { actor, field, error: fault && say(fault), onLeave: leave }
  }
  return (
    <div ref={pressRef}>
      <form className={`${form} ${css.form}`} data-form="identity-form" noValidate ref={formRef} onSubmit={submit}>
        <FormSummary refused={refused} />
        {problem && (
          <ReasonNote>
            <ProblemText problem={problem} />
          </ReasonNote>
        )}
        <div className={pair}>
          <OwnField {...common('name')} label={say('register.name')} autoComplete="given-name" autoCapitalize="words" />
          <OwnField
            {...common('surname')}
            label={say('register.surname')}
            autoComplete="family-name"
            autoCapitalize="words"
          />
        </div>
        <OwnField {...common('identityNumber')} label={say('identity.number')} autoComplete="off" isNumeric />
        <OwnField
          {...common('birthDate')}
          label={say('identity.birthDate')}
          placeholder={say('identity.birthDate.placeholder')}
          autoComplete="bday"
          isNumeric
        />
        {/* Always mounted, because only then is a note that appears in it announced. */}
        <div role="status">
          {needsGuardian && <Note icon={infoMark}>{say('identity.guardian', { age: FULL_AGE.amount })}</Note>}
        </div>
        <Button type="submit" action="verify" busy={isBusy} busyLabel={say('identify.busy')}>
          {say('identity.submit')}
        </Button>
      </form>
    </div>
  )
}
