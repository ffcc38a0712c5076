import { form } from '../../styles/rhythm.css'
import { Skeleton } from '../components/skeleton/skeleton'
import { useWords } from '../words/use-words'

/** The room of a heading, two fields and a button, until the screen's code comes. */
export function ScreenLoading() {
  const { say } = useWords()
  return (
    <div className={form} role="status" aria-label={say('shell.loading')}>
      <Skeleton width={240} height={32} />
      <Skeleton width={320} height={48} />
      <Skeleton width={320} height={48} />
      <Skeleton width={320} height={48} />
    </div>
  )
}
