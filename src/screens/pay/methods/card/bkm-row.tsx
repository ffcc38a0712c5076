import type { CardPaymentFormView } from '../../../../../machines/payment/card/view'
import { bank } from '../../../../components/icon/later-icons'
import { RowButton } from '../../../../components/row/row-button'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { askBkm } from './switch-card'

export interface BkmRowProps {
  readonly actor: CardPaymentActor
  readonly view: CardPaymentFormView
}

/** The way to BKM Express, where the order has it. */
export function BkmRow({ actor, view }: BkmRowProps) {
  const { say } = useWords()
  if (!view.isBkmEnabled) return null
  return (
    <RowButton
      icon={bank}
      action="pay-with-bkm"
      onPress={() => {
        askBkm(actor)
      }}
    >
      {say('bkm.title')}
    </RowButton>
  )
}
