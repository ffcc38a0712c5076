import { form } from '../../../styles/rhythm.css'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Skeleton } from '../../components/skeleton/skeleton'
import { useWords } from '../../words/use-words'

/** The room of a heading, two fields and a button, until the screen's code comes. */
export function ScreenLoading() {
  const { say } = useWords()
  return (
    <div role="status">
      <h1 className={visuallyHidden}>{say('shell.loading')}</h1>
      <div className={form}>
        <Skeleton width={240} height={32} />
        <Skeleton width={440} height={48} />
        <Skeleton width={440} height={48} />
        <Skeleton width={440} height={48} />
      </div>
    </div>
  )
}
