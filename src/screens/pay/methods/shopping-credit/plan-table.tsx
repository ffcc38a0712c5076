import type { CreditPlan } from '../../../../../machines/entities/shopping-credit'
import { formatMoney } from '../../../../../machines/entities/money'
import { type Column, Table } from '../../../../components/table/table'
import { percent } from '../../../../words/percent'
import type { WordKey } from '../../../../words/table'
import { useWords } from '../../../../words/use-words'

const HEADS = [
  ['term', 'credit.term'],
  ['monthly', 'credit.monthly'],
  ['rate', 'credit.interest'],
  ['total', 'credit.total'],
] as const satisfies readonly (readonly [key: string, head: WordKey])[]

export interface PlanTableProps {
  readonly caption: string
  readonly hideCaption?: boolean
  readonly plans: readonly CreditPlan[]
}

/** How a credit is paid back, a row for each number of installments (CRED-02). */
export function PlanTable({ caption, hideCaption = false, plans }: PlanTableProps) {
  const { say, language } = useWords()
  const columns = HEADS.map(([key, head], index): Column => ({
    ...{ key, head: say(head), align: index === 0 ? 'start' : 'end' },
  }))
  const rows = plans.map(({ installmentNumber, installmentPrice, interestRate, totalPrice }, index) => ({
    key: String(index),
    cells: {
      term: say('credit.months', { count: installmentNumber }),
      monthly: <b>{formatMoney(installmentPrice, language)}</b>,
      rate: percent(interestRate, language),
      total: formatMoney(totalPrice, language),
    },
  }))
  return <Table caption={caption} hideCaption={hideCaption} columns={columns} rows={rows} />
}
