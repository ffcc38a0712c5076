import type { BonusOffer } from '../../../../../machines/payment/card/deductions'
import { formatMoney } from '../../../../../machines/entities/money'
import { CheckRow } from '../../../../components/check-row/check-row'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'

export interface BonusRowProps {
  readonly actor: CardPaymentActor
  readonly offer: BonusOffer
  readonly isSelected: boolean
  /** How much it is, in words. */
  readonly worth: string
}

/** What the card on show has collected, as a choice (BON-01); where not all of it can be used, how much can (BON-03). */
export function BonusRow({ actor, offer, isSelected, worth }: BonusRowProps) {
  const { say, language } = useWords()
  return (
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
      checked={isSelected}
      onToggle={(isBonusSelected) => {
        actor.send({ type: 'shopper.choseBonus', isBonusSelected })
      }}
    />
  )
}
