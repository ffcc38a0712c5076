import type { SubmitEvent } from 'react'
import type { Means } from '../../../machines/card-payment/rules'
import type { CardPaymentFormView } from '../../../machines/card-payment/view'
import { stack } from '../../../styles/rhythm.css'
import { CheckBox } from '../../components/check-box/check-box'
import { useWords } from '../../words/use-words'
import { Bkm } from './bkm'
import { Bonus } from './bonus'
import type { CardPaymentActor } from './card-payment-actor'
import { Installments } from './installments'
import { NewCard } from './new-card'
import { pay } from './press-pay'
import { SavedCards } from './saved-cards'
import { ThreeDS } from './three-ds'

export interface CardFormProps {
  readonly actor: CardPaymentActor
  readonly view: CardPaymentFormView
}

const PARTS: Record<Means, typeof NewCard> = { savedCard: SavedCards, newCard: NewCard, bkm: Bkm }

/** What to pay with, what its bank offers beside, and the agreement. */
export function CardForm({ actor, view }: CardFormProps) {
  const { say } = useWords()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    pay(actor)
  }
  const Part = PARTS[view.means]
  const isOfCard = view.means !== 'bkm'
  return (
    <form className={stack} data-form="credit-card-form" noValidate onSubmit={submit}>
      <Part actor={actor} view={view} />
      {isOfCard && <Installments actor={actor} />}
      {isOfCard && <Bonus actor={actor} />}
      <div>
        <ThreeDS actor={actor} view={view} />
        <CheckBox
          field="agreement"
          label={say('payment.agreement')}
          checked={view.isAgreed}
          error={view.isAgreementMissing ? say('validations.agreementRequired') : undefined}
          onToggle={(isAgreed) => {
            actor.send({ type: 'shopper.agreed', isAgreed })
          }}
        />
      </div>
      {/* Enter in a field pays, too: a form without a submit button of its own would not hear it. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
