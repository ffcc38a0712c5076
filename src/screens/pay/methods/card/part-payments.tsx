import { useSelector } from '@xstate/react'
import type { MixHindrance } from '../../../../../machines/payment/card/deductions'
import { bonusView, mixView } from '../../../../../machines/payment/card/view'
import { formatMoney } from '../../../../../machines/entities/money'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { CheckRows } from '../../../../components/check-row/check-row'
import type { WordKey } from '../../../../words/table'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { BonusRow } from './bonus-row'
import { MixRow } from './mix-row'
import { isSame } from '../../form/same-view'

const HINDRANCES: Record<MixHindrance, WordKey> = {
  newCard: 'mix.hindrance.newCard',
  selectedCard: 'mix.hindrance.selectedCard',
  installments: 'mix.hindrance.installments',
}

/** What may pay a part beside the card: its bonus, and the balance. It may come while the shopper is elsewhere: that is announced. */
export function PartPayments({ actor }: { readonly actor: CardPaymentActor }) {
  const { say, language } = useWords()
  const { offer, isBonusSelected } = useSelector(actor, bonusView, isSame)
  const mix = useSelector(actor, mixView, isSame)
  const worth = offer && say('bonus.worth', { amount: formatMoney(offer.total, language) })
  const balance = mix.balance && say('mix.balance', { amount: formatMoney(mix.balance, language) })
  const mixText = balance && (mix.hindrance ? say(HINDRANCES[mix.hindrance]) : balance)
  return (
    <>
      <p className={visuallyHidden} role="status">
        {worth}
      </p>
      <p className={visuallyHidden} role="status">
        {mixText}
      </p>
      {(worth !== undefined || mixText !== undefined) && (
        <CheckRows>
          {offer && worth !== undefined && (
            <BonusRow actor={actor} offer={offer} isSelected={isBonusSelected} worth={worth} />
          )}
          {mixText !== undefined && <MixRow actor={actor} view={mix} text={mixText} />}
        </CheckRows>
      )}
    </>
  )
}
