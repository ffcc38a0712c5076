import * as rows from '../../../../components/row/row.css'
import { Skeleton } from '../../../../components/skeleton/skeleton'
import { useWords } from '../../../../words/use-words'
import * as loading from '../../form/loading.css'
import * as css from './shopping-credit.css'

function BankRoom() {
  return (
    <div className={rows.row}>
      <Skeleton width={22} height={22} round />
      <div className={loading.words}>
        <Skeleton width={130} height={14} />
        <Skeleton width={170} height={12} />
      </div>
      <Skeleton width={52} height={14} />
    </div>
  )
}

/** The room of a few banks, until they come. */
export function BanksRoom() {
  const { say } = useWords()
  return (
    <div role="status" aria-label={say('shell.loading')} data-room="banks">
      <div className={loading.title}>
        <Skeleton width={180} height={16} />
      </div>
      <div className={rows.group}>
        <BankRoom />
        <BankRoom />
        <BankRoom />
        <BankRoom />
      </div>
    </div>
  )
}

const TERMS = [1, 2, 3, 4, 5]

/** The room of a payment plan: its heads and a few of its rows. */
export function PlansRoom() {
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
