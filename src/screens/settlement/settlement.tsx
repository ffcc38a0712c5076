import { journeyStateOf } from '../../../machines/checkout/screens'
import type { IntoBalanceReceipt } from '../../../machines/entities/receipt'
import { decisionOfReceipt } from '../../../machines/into-balance/rules'
import { useChild, useView } from '../../checkout/use-view'
import { Decided, type DecidedWords } from '../into-balance/decided'
import { IntoBalanceOpening } from '../into-balance/opening'
import { Choice } from './choice'

type Made = NonNullable<IntoBalanceReceipt['decided']> | 'before'

const amount = 'settlement.amount'
const SETTLED: DecidedWords = {
  seal: 'success',
  heading: 'settlement.settled.heading',
  lede: 'settlement.settled.lede',
  amount,
}

const WORDS: Record<Made, DecidedWords> = {
  ONE_TIME: SETTLED,
  claimed: SETTLED,
  ALL_TIME: { ...SETTLED, lede: 'settlement.settledAlways.lede' },
  DISABLED: {
    ...{ seal: 'success', amount },
    ...{ heading: 'settlement.declined.heading', lede: 'settlement.declined.lede' },
  },
  before: {
    ...{ seal: 'settlement', amount },
    ...{ heading: 'settlement.settledBefore.heading', lede: 'settlement.settledBefore.lede' },
  },
}

/** `/settlement-to-balance`: the choice, and how it ended. */
export function SettlementScreen() {
  const actor = useChild('settlement')
  const isOver = useView((snapshot) => journeyStateOf(snapshot).startsWith('result'))
  const decided = useView(({ context }) => decisionOfReceipt(context.receipt))
  if (isOver) return <Decided flow="settlement" decided={decided} {...WORDS[decided ?? 'before']} />
  return actor ? <Choice actor={actor} /> : <IntoBalanceOpening flow="settlement" />
}
