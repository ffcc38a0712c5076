import { useSelector } from '@xstate/react'
import { type MixView, sumView } from '../../../../../machines/payment/card/view'
import { formatMoney } from '../../../../../machines/entities/money'
import { CheckRow } from '../../../../components/check-row/check-row'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { isSame } from '../../form/same-view'

export interface MixRowProps {
  readonly actor: CardPaymentActor
  readonly view: MixView
  /** What there is, or why it can't be used, in words. */
  readonly text: string
}

/** The balance as a part of the payment (MIX-02); where the card on show does not let it be one, why (MIX-03). */
export function MixRow({ actor, view, text }: MixRowProps) {
  const { say, language } = useWords()
  const { cardPart } = useSelector(actor, sumView, isSame)
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
      isUnavailable={view.hindrance !== undefined}
      onToggle={(isMixAsked) => {
        actor.send({ type: 'shopper.choseMix', isMixAsked })
      }}
    />
  )
}
