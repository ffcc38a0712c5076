import { useCheckout } from '../../checkout/provider'
import { useWords } from '../../words/use-words'
import * as css from './quick-title.css'

/** One page asks for everything, so it says what it is for. The form under it stays where the first heading had it. */
export function QuickTitle() {
  const { say } = useWords()
  const { productName } = useCheckout()
  return (
    <span className={css.room} data-room={say('identify.heading')}>
      <span className={css.title}>{say('quick.heading', { product: productName })}</span>
    </span>
  )
}

export function QuickLede() {
  const { say } = useWords()
  return say('quick.lede')
}
