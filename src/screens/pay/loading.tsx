import { form, pair } from '../../../styles/rhythm.css'
import { Skeleton } from '../../components/skeleton/skeleton'
import { useWords } from '../../words/use-words'
import { field } from './loading.css'

function FieldRoom() {
  return (
    <div className={field}>
      <Skeleton width={112} height={14} />
      <Skeleton width={440} height={48} />
    </div>
  )
}

/** The exact room of the card form, until it comes. */
export function PayLoading() {
  const { say } = useWords()
  return (
    <div className={form} role="status" aria-label={say('shell.loading')}>
      <FieldRoom />
      <div className={pair}>
        <FieldRoom />
        <FieldRoom />
      </div>
      <FieldRoom />
    </div>
  )
}
