import { buyerView } from '../../../../machines/checkout/buyer-view'
import { visuallyHidden } from '../../../../styles/visually-hidden.css'
import { useCheckout } from '../../../checkout/provider'
import { useView } from '../../../checkout/use-view'
import { Skeleton } from '../../../components/skeleton/skeleton'
import { TextButton } from '../../../components/text-button/text-button'
import { withNoBreakSpaces } from '../../../words/no-break-spaces'
import { useWords } from '../../../words/use-words'
import * as css from './buyer.css'

/** Shows a login that was left behind on a shared device, or handed over by the app around the page, and the way out of it. */
export function Buyer() {
  const { say } = useWords()
  const { actor } = useCheckout()
  const { maskedPhone, isGuest, canLogOut } = useView(buyerView)
  if (maskedPhone === undefined) {
    return (
      <div className={css.buyer} data-room="buyer">
        <Skeleton width={128} height={14} />
      </div>
    )
  }
  return (
    <div className={css.buyer}>
      <span>
        <span className={visuallyHidden}>{say('identify.phone')} </span>
        <span translate="no">{withNoBreakSpaces(maskedPhone)}</span>
      </span>
      <TextButton action="log-out" isClosed={!canLogOut} onPress={() => actor.send({ type: 'shopper.loggedOut' })}>
        {say(isGuest ? 'otp.changePhone' : 'payment.logOut')}
      </TextButton>
    </div>
  )
}
