import { Skeleton } from '../../components/skeleton/skeleton'
import * as rows from '../../components/row/row.css'
import { useWords } from '../../words/use-words'
import * as css from './loading.css'

function CardRoom() {
  return (
    <div className={rows.row}>
      <Skeleton width={22} height={22} round />
      <div className={css.words}>
        <Skeleton width={130} height={14} />
        <Skeleton width={170} height={12} />
      </div>
      <Skeleton width={44} height={30} />
    </div>
  )
}

/** The room of a wallet with a few cards, until they come. */
export function PayLoading() {
  const { say } = useWords()
  return (
    <div role="status" aria-label={say('shell.loading')}>
      <div className={css.title}>
        <Skeleton width={140} height={16} />
      </div>
      <div className={rows.group}>
        <CardRoom />
        <CardRoom />
        <CardRoom />
      </div>
    </div>
  )
}
