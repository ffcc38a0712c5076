import { priceChangeView } from '../../../machines/payment/attempt/view'
import { formatMoney } from '../../../machines/entities/money'
import { sheetTitle } from '../../checkout/open-sheet'
import { useAttempt } from '../../checkout/use-method'
import { useChildView } from '../../checkout/use-view'
import { second } from '../../components/button/looks.css'
import { triangle } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { useWords } from '../../words/use-words'
import { AcceptPrice } from './form/accept-price'
import { useFormMoneyFact } from './form/use-form-money-fact'
import * as css from './price-change.css'

/**
 * Takes the focus after a press on pay, unless the sheet of a phone covers it. The accept button does not, since a second Enter would accept
 * an unread price.
 */
const comesIntoView = (element: HTMLElement | null) => {
  if (element) (sheetTitle() ?? element).focus()
}

/** The order's price has changed: nothing is paid before the shopper accepts the new one (BEST-08). */
export function PriceChange() {
  const { say, language } = useWords()
  const uncharged = useFormMoneyFact()
  const attempt = useAttempt()
  const change = useChildView(attempt, priceChangeView)
  if (!change || change.isAnnounced) return null
  const { from, to } = change
  const text = say('priceChange.text', { from: formatMoney(from, language), to: formatMoney(to, language) })
  return (
    <div className={css.change} data-field="newPrice" tabIndex={-1} ref={comesIntoView}>
      <Note tone="warning" icon={triangle} role="alert">
        <b>{text}</b>
        <br />
        {say(uncharged)}
      </Note>
      <AcceptPrice look={second} />
    </div>
  )
}
