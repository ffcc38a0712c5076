import { shallowEqual, useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { priceChangeView } from '../../../machines/payment/attempt/view'
import { formatMoney } from '../../../machines/entities/money'
import { useAttempt } from '../../checkout/use-method'
import { Button } from '../../components/button/button'
import { second } from '../../components/button/looks.css'
import { triangle } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { useWords } from '../../words/use-words'
import * as css from './price-change.css'

/** Whoever pressed pay is brought to it: not to its button, on which a second Enter would accept what nobody has read. */
const comesIntoView = (element: HTMLElement | null) => element?.focus()

/** The order costs something else than what was shown: nothing is paid before that was accepted (BEST-08). */
export function PriceChange() {
  const { say, language } = useWords()
  const attempt = useAttempt()
  const change = useSelector(attempt, (snapshot) => snapshot && priceChangeView(snapshot), shallowEqual)
  if (!change || change.isAnnounced) return null
  const { from, to } = change
  const accept = () => {
    flushSync(() => {
      attempt?.send({ type: 'shopper.acceptedPrice' })
    })
    // The note goes with its button; what is left to do is to pay, or to apply.
    document.querySelector<HTMLElement>('[data-action="pay"], [data-action="apply"]')?.focus()
  }
  const text = say('priceChange.text', { from: formatMoney(from, language), to: formatMoney(to, language) })
  return (
    <div className={css.change} data-field="newPrice" tabIndex={-1} ref={comesIntoView}>
      <Note tone="warning" icon={triangle} role="alert">
        <b>{text}</b>
        <br />
        {say('errors.noMoneyMoved')}
      </Note>
      <Button look={second} action="accept-price" onPress={accept}>
        {say('priceChange.accept')}
      </Button>
    </div>
  )
}
