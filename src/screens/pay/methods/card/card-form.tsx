import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CardSource } from '../../../../../machines/payment/card/rules'
import { cardPaymentView, installmentsView } from '../../../../../machines/payment/card/view'
import type { CardPaymentActor } from '../../form/actors'
import { Agreement } from '../../form/agreement'
import { belowInstallments } from '../../form/loading.css'
import { Bkm } from './bkm'
import { Installments } from './installments'
import { NewCard } from './new-card'
import { PartPayments } from './part-payments'
import { PayForm } from '../../form/pay-form'
import { pressButton } from '../../form/press-button'
import { payByCard } from './pay-by-card'
import { SavedCards } from './saved-cards'
import { type CardPartProps } from './switch-card'
import { ThreeDS } from './three-ds'

const PARTS: Record<CardSource, typeof NewCard> = { savedCard: SavedCards, newCard: NewCard, bkm: Bkm }

/** True once the first installments have loaded: content that arrives together with them then takes their space in a single move. */
function usePartPaymentsDue(actor: CardPaymentActor): boolean {
  const isAsking = useSelector(actor, (snapshot) => installmentsView(snapshot).standing === 'asking')
  const [isDue, setDue] = useState(!isAsking)
  if (!isAsking && !isDue) setDue(true)
  return isDue
}

/** A form that lacks something sends nothing, so nothing may keep it from saying what: not even a button that is out of a frame's sight. */
function enter(actor: CardPaymentActor) {
  const view = cardPaymentView(actor.getSnapshot())
  if ('missing' in view && view.missing !== undefined) payByCard(actor)
  else pressButton('pay')
}

/** The card source, the installments, what else pays a part, and the agreement. */
export function CardForm({ actor, view }: CardPartProps) {
  const Part = PARTS[view.cardSource]
  const isOfCard = view.cardSource !== 'bkm'
  const arePartPaymentsDue = usePartPaymentsDue(actor)
  return (
    <PayForm name="credit-card-form" onEnter={() => enter(actor)}>
      <Part actor={actor} view={view} />
      {isOfCard && <Installments actor={actor} />}
      {isOfCard && arePartPaymentsDue && <PartPayments actor={actor} />}
      <div className={isOfCard && !arePartPaymentsDue ? belowInstallments : undefined}>
        <ThreeDS actor={actor} view={view} />
        <Agreement view={view} />
      </div>
    </PayForm>
  )
}
