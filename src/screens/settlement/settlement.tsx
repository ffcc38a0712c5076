import { decisionView } from '../../../machines/checkout/screen-meta'
import { isResultShown } from '../../../machines/checkout/views'
import type { IntoBalanceReceipt } from '../../../machines/entities/receipt'
import { useChild, useView } from '../../checkout/use-view'
import { IntoBalanceResult, type IntoBalanceResultWords } from '../into-balance/into-balance-result'
import { IntoBalanceOpening } from '../into-balance/opening'
import { SettlementForm } from './choice'

type Made = NonNullable<IntoBalanceReceipt['decided']> | 'before'

const amount = 'settlement.amount'
const SETTLED: IntoBalanceResultWords = {
  icon: 'success',
  heading: 'settlement.settled.heading',
  lede: 'settlement.settled.lede',
  amount,
}

const WORDS: Record<Made, IntoBalanceResultWords> = {
  ONE_TIME: SETTLED,
  claimed: SETTLED,
  ALL_TIME: { ...SETTLED, lede: 'settlement.settledAlways.lede' },
  DISABLED: { icon: 'success', amount, heading: 'settlement.declined.heading', lede: 'settlement.declined.lede' },
  before: {
    icon: 'settlement',
    amount,
    heading: 'settlement.settledBefore.heading',
    lede: 'settlement.settledBefore.lede',
  },
}

/** `/settlement-to-balance`: the choice, and how it ended. */
function SettlementScreen() {
  const actor = useChild('settlement')
  const isOver = useView(isResultShown)
  const decided = useView(decisionView)
  if (isOver) return <IntoBalanceResult flow="settlement" decided={decided} {...WORDS[decided ?? 'before']} />
  return actor ? <SettlementForm actor={actor} /> : <IntoBalanceOpening flow="settlement" />
}

export const parts = { Main: SettlementScreen }
