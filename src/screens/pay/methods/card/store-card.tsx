import { useCheckout } from '../../../../checkout/provider'
import { CheckRow, CheckRows } from '../../../../components/check-row/check-row'
import { useWords } from '../../../../words/use-words'
import type { CardPartProps } from './switch-card'

/** The consent to keep a new card in the wallet (CARD-15). */
export function StoreCard({ actor, view }: CardPartProps) {
  const { say } = useWords()
  const { productName } = useCheckout()
  if (!view.canStoreCard) return null
  return (
    <CheckRows>
      <CheckRow
        field="registerConsumerCard"
        title={say('storeCard.store', { product: productName })}
        second={say('storeCard.hint')}
        checked={view.isCardStored}
        onToggle={(isCardStored) => actor.send({ type: 'shopper.storedCard', isCardStored })}
      />
    </CheckRows>
  )
}
