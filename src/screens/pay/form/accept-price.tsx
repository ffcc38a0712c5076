import { flushSync } from 'react-dom'
import { FORMS } from '../../../../machines/payment/rules'
import { useAttempt } from '../../../checkout/use-method'
import { Button } from '../../../components/button/button'
import { useWords } from '../../../words/use-words'

const PAY_BUTTONS = Object.values(FORMS)
  .map(({ press }) => `[data-action="${press}"]`)
  .join()

/** Accepts the order's new price, in the modal and in the page under it. */
export function AcceptPrice({ look }: { readonly look?: string }) {
  const { say } = useWords()
  const attempt = useAttempt()
  const accept = () => {
    flushSync(() => attempt?.send({ type: 'shopper.acceptedPrice' }))
    // The price note unmounts with this button; what is left is to pay, or to apply.
    document.querySelector<HTMLElement>(PAY_BUTTONS)?.focus()
  }
  return (
    <Button look={look} action="accept-price" onPress={accept}>
      {say('priceChange.accept')}
    </Button>
  )
}
