import { shallowEqual, useSelector } from '@xstate/react'
import { bonusView } from '../../../machines/card-payment/view'
import { formatMoney } from '../../../machines/entities/money'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { CheckRow } from '../../components/check-row/check-row'
import { useWords } from '../../words/use-words'
import type { CardPaymentActor } from './card-payment-actor'

/** What the card on show has collected, as a choice (BON-01). It may come while the shopper is elsewhere: that is announced. */
export function Bonus({ actor }: { readonly actor: CardPaymentActor }) {
  const { say, language } = useWords()
  const { offer, isBonusSelected } = useSelector(actor, bonusView, shallowEqual)
  const worth = offer && say('bonus.worth', { amount: formatMoney(offer.total, language) })
  return (
    <>
      <p className={visuallyHidden} role="status">
        {worth}
      </p>
      {offer && (
        <CheckRow
          field="bonus"
          title={say('bonus.use')}
          second={
            <>
              {worth}
              {offer.usable.minor !== offer.total.minor && (
                <>
                  <br />
                  {say('bonus.usable', { amount: formatMoney(offer.usable, language) })}
                </>
              )}
            </>
          }
          checked={isBonusSelected}
          onToggle={(isChosen) => {
            actor.send({ type: 'shopper.choseBonus', isBonusSelected: isChosen })
          }}
        />
      )}
    </>
  )
}
