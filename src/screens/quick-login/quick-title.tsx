import { isPayFlow } from '../../../machines/checkout/views'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { useWords } from '../../words/use-words'
import * as css from './quick-title.css'

/**
 * Names the purpose of a page that asks for everything at once: paying, or logging in for a refund or settlement. The form below stays where the
 * first heading put it.
 */
export function QuickTitle() {
  const { say } = useWords()
  const { productName } = useCheckout()
  const isOfPayment = useView(isPayFlow)
  return (
    <span className={css.room} data-room={say('identify.heading')}>
      <span className={css.title}>
        {isOfPayment ? say('quick.heading', { product: productName }) : say('identify.heading')}
      </span>
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
