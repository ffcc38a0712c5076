import { type SubmitEvent, useCallback } from 'react'
import { cvcLength } from '../../../machines/entities/card-brand'
import type { CardPaymentFormView } from '../../../machines/card-payment/view'
import { form, pair } from '../../../styles/rhythm.css'
import { useVault } from '../../checkout/provider'
import { CardMark } from '../../components/card-mark/card-mark'
import { CheckBox } from '../../components/check-box/check-box'
import { Field } from '../../components/field/field'
import { useWords } from '../../words/use-words'
import { BRAND_NAMES } from './brand-names'
import type { CardPaymentActor } from './card-payment-actor'
import { pay } from './press-pay'
import { useMasked } from './use-masked'

export interface CardFormProps {
  readonly actor: CardPaymentActor
  readonly view: CardPaymentFormView
}

/** A new card. Its fields have no names and no values of ours: what is typed goes to the vault alone. */
export function CardForm({ actor, view }: CardFormProps) {
  const { say } = useWords()
  const vault = useVault()
  const tellFacts = useCallback(() => {
    actor.send({ type: 'shopper.filledCard', card: vault.facts() })
  }, [actor, vault])
  const numberRef = useMasked(vault, 'cardNumber', tellFacts)
  const expiryRef = useMasked(vault, 'expireDate', tellFacts)
  const cvcRef = useMasked(vault, 'cvc', tellFacts)
  const holderRef = useMasked(vault, 'accountHolder', tellFacts)
  const { brand, faults } = view

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    pay(actor)
  }

  return (
    <form className={form} data-form="credit-card-form" noValidate onSubmit={submit}>
      <Field
        field="cardNumber"
        label={say('payment.cardNumber')}
        inputMode="numeric"
        autoComplete="cc-number"
        numeric
        suffix={brand && <CardMark brand={brand} label={BRAND_NAMES[brand]} />}
        error={faults.cardNumber && say(faults.cardNumber)}
        inputRef={numberRef}
      />
      <div className={pair}>
        <Field
          field="expireDate"
          label={say('payment.expireDate')}
          placeholder={say('payment.expireDate.placeholder')}
          inputMode="numeric"
          autoComplete="cc-exp"
          numeric
          error={faults.expireDate && say(faults.expireDate)}
          inputRef={expiryRef}
        />
        <Field
          field="cvc"
          label={say('payment.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          numeric
          maxLength={cvcLength(brand)}
          hint={say(cvcLength(brand) === 4 ? 'payment.cvc.hint4' : 'payment.cvc.hint3')}
          error={faults.cvc && say(faults.cvc)}
          inputRef={cvcRef}
        />
      </div>
      <Field
        field="accountHolder"
        label={say('payment.accountHolder')}
        autoComplete="cc-name"
        error={faults.accountHolder && say(faults.accountHolder)}
        inputRef={holderRef}
      />
      <CheckBox
        field="agreement"
        label={say('payment.agreement')}
        checked={view.isAgreed}
        error={view.isAgreementMissing ? say('validations.agreementRequired') : undefined}
        onToggle={(isAgreed) => {
          actor.send({ type: 'shopper.agreed', isAgreed })
        }}
      />
      {/* Enter in a field pays, too: a form without a submit button of its own would not hear it. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
