import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import * as rows from '../../../../components/row/row.css'
import { Skeleton } from '../../../../components/skeleton/skeleton'
import { useWords } from '../../../../words/use-words'
import { RowsSkeleton } from '../../form/loading'
import * as loading from '../../form/loading.css'
import * as css from './shopping-credit.css'

export function BanksSkeleton() {
  const { say } = useWords()
  return (
    <div data-room="banks">
      <p className={visuallyHidden}>{say('shell.loading')}</p>
      <div className={loading.title}>
        <Skeleton width={180} height={16} />
      </div>
      <RowsSkeleton count={4} words={[130, 170]} end={[52, 14]} />
    </div>
  )
}

const TERMS = [1, 2, 3, 4, 5]

export function PlansSkeleton() {
  return (
    <div className={rows.group} data-room="plans">
      {TERMS.map((term) => (
        <div key={term} className={css.planRoom}>
          <Skeleton width={44} height={14} />
          <Skeleton width={72} height={14} />
          <Skeleton width={48} height={14} />
          <Skeleton width={84} height={14} />
        </div>
      ))}
    </div>
  )
}
