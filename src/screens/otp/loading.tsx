import { form } from '../../../styles/rhythm.css'
import { Skeleton } from '../../components/skeleton/skeleton'
import { useWords } from '../../words/use-words'

/** The room of the code and its button, until the one that was sent is taken up. */
export function OtpLoading() {
  const { say } = useWords()
  return (
    <div className={form} role="status" aria-label={say('shell.loading')}>
      <Skeleton width={384} height={56} />
      <Skeleton width={440} height={48} />
    </div>
  )
}
