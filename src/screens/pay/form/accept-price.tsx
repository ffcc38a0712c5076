import { flushSync } from 'react-dom'
import { MONEY_BUTTONS } from '../../../checkout/money-presses'
import { useAttempt } from '../../../checkout/use-method'
import { Button } from '../../../components/button/button'
import { useWords } from '../../../words/use-words'

/** Accepts the order's new price, in the modal and in the page under it. */
export function AcceptPrice({ look }: { readonly look?: string }) {
  const { say } = useWords()
  const attempt = useAttempt()
  const accept = () => {
    flushSync(() => attempt?.send({ type: 'shopper.acceptedPrice' }))
    // The price note unmounts with this button; what is left is to pay, or to apply.
    document.querySelector<HTMLElement>(MONEY_BUTTONS)?.focus()
  }
  return (
    <Button look={look} action="accept-price" onPress={accept}>
      {say('priceChange.accept')}
    </Button>
  )
}
