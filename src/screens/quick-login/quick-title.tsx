import { useCheckout } from '../../checkout/provider'
import { useWords } from '../../words/use-words'
import * as css from './quick-title.css'

/** Names the purpose of a page that asks for everything at once. The form below stays where the first heading put it. */
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
  return (
    <span className={css.room} data-room={say('identify.lede')}>
      <span className={css.text}>{say('quick.lede')}</span>
    </span>
  )
}
