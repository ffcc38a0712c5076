import type { PaymentView } from '../../../../machines/payment/view'
import type { Tile } from '../../../components/tiles/tiles'
import { useWords } from '../../../words/use-words'
import { PAY_METHODS } from './pay-methods'
import { useCardCount } from './card/card-count'

/** The methods as tiles. */
export function useMethodTiles(view: PaymentView): readonly Tile[] {
  const words = useWords()
  const savedCards = useCardCount(view.savedCards)
  return view.methods.map((method) => {
    const { name, icon, fact } = PAY_METHODS[method].tile
    return { value: method, icon, title: words.say(name), fact: fact({ ...view, savedCards }, words) }
  })
}
