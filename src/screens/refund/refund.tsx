import { decisionOfReceipt } from '../../../machines/into-balance/rules'
import { useChild, useView } from '../../checkout/use-view'
import { journeyStateOf } from '../../../machines/checkout/screens'
import { Decided, type DecidedWords } from '../into-balance/decided'
import { IntoBalanceOpening } from '../into-balance/opening'
import { Offer } from './offer'

const CLAIMED: DecidedWords = {
  seal: 'success',
  heading: 'refund.claimed.heading',
  lede: 'refund.claimed.lede',
  amount: 'refund.amount',
}

const CLAIMED_BEFORE: DecidedWords = {
  seal: 'refund',
  heading: 'refund.claimedBefore.heading',
  lede: 'refund.claimedBefore.lede',
  amount: 'refund.amount',
}

/** `/refund-to-balance`: the refund, and how it ended. */
export function RefundScreen() {
  const actor = useChild('refund')
  const isOver = useView((snapshot) => journeyStateOf(snapshot).startsWith('result'))
  const decided = useView(({ context }) => decisionOfReceipt(context.receipt))
  if (isOver) return <Decided flow="refund" decided={decided} {...(decided ? CLAIMED : CLAIMED_BEFORE)} />
  return actor ? <Offer actor={actor} /> : <IntoBalanceOpening flow="refund" />
}
