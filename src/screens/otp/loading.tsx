import { form } from '../../../styles/rhythm.css'
import { Skeleton } from '../../components/skeleton/skeleton'
import { useWords } from '../../words/use-words'

/** The room of the code and its button, until it is known to which phone it was sent. */
export function OtpLoading() {
  const { say } = useWords()
  return (
    <div className={form} role="status" aria-label={say('shell.loading')}>
      <Skeleton width={320} height={20} />
      <Skeleton width={320} height={60} />
      <Skeleton width={320} height={52} />
    </div>
  )
}
