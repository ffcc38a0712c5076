import { useCheckout } from '../../checkout/provider'
import { useWords } from '../../words/use-words'

/** One page asks for everything, so it says what it is for. */
export function QuickTitle() {
  const { say } = useWords()
  const { productName } = useCheckout()
  return say('quick.heading', { product: productName })
}

export function QuickLede() {
  const { say } = useWords()
  return say('quick.lede')
}
