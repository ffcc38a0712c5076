import { useSelector } from '@xstate/react'
import { type RefCallback, useCallback } from 'react'
import { applicantView } from '../../../machines/checkout/views'
import type { EntryField } from '../../../machines/entities/entry-form'
import { formView } from '../../../machines/sign-in/identify/view'
import { pair } from '../../../styles/rhythm.css'
import { useCheckout } from '../../checkout/provider'
import { useChildView, useView } from '../../checkout/use-view'
import { Field } from '../../components/field/field'
import { useWords } from '../../words/use-words'
import type { FormActor } from '../identify/form-actor'
import type { FormActorProps } from '../identify/form-parts'
import { focusFault } from '../identify/identify-form'
import { useConnectedField } from '../identify/use-connected-field'
import { applicantConsents } from './applicant-consents'
import { Consents } from './consents'

interface NameFieldProps {
  readonly actor: FormActor
  readonly field: 'name' | 'surname'
  readonly autoComplete: 'given-name' | 'family-name'
}

function NameField({ actor, field, autoComplete }: NameFieldProps) {
  const { say } = useWords()
  const fault = useSelector(actor, (snapshot) => formView(snapshot).faults[field])
  return (
    <Field
      field={field}
      label={say(`register.${field}`)}
      autoComplete={autoComplete}
      autoCapitalize="words"
      error={fault && say(fault)}
      inputRef={useConnectedField(actor, field satisfies EntryField)}
      onInput={(text) => actor.send({ type: 'shopper.typed', field, text })}
    />
  )
}

/** What only a future member is asked: their name, if the merchant did not send it, and their consents. */
export function ApplicantFields({ actor }: FormActorProps) {
  const checkout = useCheckout()
  const { isNameAsked } = useView(applicantView)
  const { isAgreementRefused, ...ticked } = useChildView(actor, applicantConsents)
  // One machine may hand the page to the next; the first field that the next one refuses takes the focus.
  const attach: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      if (element) focusFault(element.closest('form'), actor)
    },
    [actor],
  )
  return (
    <>
      {isNameAsked && (
        <div className={pair}>
          <NameField actor={actor} field="name" autoComplete="given-name" />
          <NameField actor={actor} field="surname" autoComplete="family-name" />
        </div>
      )}
      <div ref={attach}>
        <Consents
          ticked={ticked}
          agreementFault={isAgreementRefused}
          onTick={(box, isTicked) => actor.send({ type: 'shopper.ticked', box, isTicked })}
          onOpen={(text) => checkout.actor.send({ type: 'shopper.openedText', text })}
        />
      </div>
    </>
  )
}
