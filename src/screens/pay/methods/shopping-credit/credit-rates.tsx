import { type ReactNode, useMemo } from 'react'
import type { CreditBank } from '../../../../../machines/entities/shopping-credit'
import { rateTableOf } from '../../../../../machines/payment/shopping-credit/rules'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { Section } from '../../../../components/section/section'
import { type Column, Table } from '../../../../components/table/table'
import { percent } from '../../../../words/percent'
import { useWords } from '../../../../words/use-words'
import { bankNameOf } from './bank-option'

const TERM = 'term'

function Missing() {
  const { say } = useWords()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{say('credit.rates.missing')}</span>
    </>
  )
}

/** The interest rates for each term, side by side (CRED-02). Only of banks that lend for this order, since the others can't be chosen. */
export function CreditRates({ banks }: { readonly banks: readonly CreditBank[] }) {
  const { say, language } = useWords()
  const table = useMemo(() => rateTableOf(banks), [banks])
  if (table.length === 0) return null
  const columns: readonly Column[] = [
    { key: TERM, head: say('credit.term'), align: 'start' },
    ...banks.map((bank, index) => ({ key: String(index), head: <bdi>{bankNameOf(bank)}</bdi>, align: 'end' as const })),
  ]
  const rows = table.map(({ installmentNumber, interestRates }) => {
    const cells: Record<string, ReactNode> = { [TERM]: say('credit.months', { count: installmentNumber }) }
    interestRates.forEach((rate, index) => {
      cells[String(index)] = rate === undefined ? <Missing /> : percent(rate, language)
    })
    return { key: String(installmentNumber), cells }
  })
  return (
    <Section title={say('credit.rates')}>
      <Table caption={say('credit.rates')} hideCaption columns={columns} rows={rows} />
    </Section>
  )
}
