import { decisionView } from '../../../machines/checkout/screen-meta'
import { isResultShown } from '../../../machines/checkout/views'
import { useChild, useView } from '../../checkout/use-view'
import { IntoBalanceResult, type IntoBalanceResultWords } from '../into-balance/into-balance-result'
import { IntoBalanceOpening } from '../into-balance/opening'
import { RefundOffer } from './offer'

const CLAIMED: IntoBalanceResultWords = {
  icon: 'success',
  heading: 'refund.claimed.heading',
  lede: 'refund.claimed.lede',
  amount: 'refund.amount',
}

const CLAIMED_BEFORE: IntoBalanceResultWords = {
  icon: 'refund',
  heading: 'refund.claimedBefore.heading',
  lede: 'refund.claimedBefore.lede',
  amount: 'refund.amount',
}

/** `/refund-to-balance`: the refund, and how it ended. */
function RefundScreen() {
  const actor = useChild('refund')
  const isOver = useView(isResultShown)
  const decided = useView(decisionView)
  if (isOver) return <IntoBalanceResult flow="refund" decided={decided} {...(decided ? CLAIMED : CLAIMED_BEFORE)} />
  return actor ? <RefundOffer actor={actor} /> : <IntoBalanceOpening flow="refund" />
}

export const parts = { Main: RefundScreen }
