import { decisionOfReceipt } from '../../../machines/into-balance/rules'
import { useChild, useView } from '../../checkout/use-view'
import { isResultShown } from '../../../machines/checkout/views'
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
  const decided = useView(({ context }) => decisionOfReceipt(context.receipt))
  if (isOver) return <IntoBalanceResult flow="refund" decided={decided} {...(decided ? CLAIMED : CLAIMED_BEFORE)} />
  return actor ? <RefundOffer actor={actor} /> : <IntoBalanceOpening flow="refund" />
}

export const parts = { Main: RefundScreen }
