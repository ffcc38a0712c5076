import { formatMoney } from '../../../../../machines/entities/money'
import type { BonusOffer, MixBlockReason } from '../../../../../machines/payment/card/deductions'
import { bonusView, type MixView, mixView, cardBreakdown } from '../../../../../machines/payment/card/view'
import { useChildView } from '../../../../checkout/use-view'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { CheckRow, CheckRows } from '../../../../components/check-row/check-row'
import type { WordKey } from '../../../../words/word-key'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'

interface MixRowProps {
  readonly actor: CardPaymentActor
  readonly view: MixView
  readonly text: string
}

/** Offers the balance as a part of the payment (MIX-02), or says why the current card excludes it (MIX-03). */
function MixRow({ actor, view, text }: MixRowProps) {
  const { say, language } = useWords()
  const { cardPart } = useChildView(actor, cardBreakdown)
  return (
    <CheckRow
      field="mixPayment"
      title={say('mix.use')}
      second={
        <>
          {text}
          {view.isMixPayment && (
            <>
              <br />
              {say('mix.rest', { amount: formatMoney(cardPart, language) })}
            </>
          )}
        </>
      }
      checked={view.isMixPayment}
      isUnavailable={view.blockReason !== undefined}
      onToggle={(isMixAsked) => actor.send({ type: 'shopper.choseMix', isMixAsked })}
    />
  )
}

interface BonusRowProps {
  readonly actor: CardPaymentActor
  readonly offer: BonusOffer
  readonly isSelected: boolean
  readonly worth: string
}

/** Offers the bonus points of the current card (BON-01), and says how much of them can be used if not all (BON-03). */
function BonusRow({ actor, offer, isSelected, worth }: BonusRowProps) {
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
      onToggle={(isBonusSelected) => actor.send({ type: 'shopper.choseBonus', isBonusSelected })}
    />
  )
}

const BLOCK_REASONS: Record<MixBlockReason, WordKey> = {
  newCard: 'mix.hindrance.newCard',
  selectedCard: 'mix.hindrance.selectedCard',
  installments: 'mix.hindrance.installments',
}

/**
 * What may pay a part beside the card: its bonus points, and the balance. Announced, since it may arrive while the shopper is elsewhere.
 */
export function PartPayments({ actor }: { readonly actor: CardPaymentActor }) {
  const { say, language } = useWords()
  const { offer, isBonusSelected } = useChildView(actor, bonusView)
  const mix = useChildView(actor, mixView)
  const worth = offer && say('bonus.worth', { amount: formatMoney(offer.total, language) })
  const balance = mix.balance && say('mix.balance', { amount: formatMoney(mix.balance, language) })
  const mixText = balance && (mix.blockReason ? say(BLOCK_REASONS[mix.blockReason]) : balance)
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
