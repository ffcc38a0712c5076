import { useWords } from '../words/use-words'
import * as css from './test-mode-banner.css'

/** A slim line above the header, in the flow: it covers nothing. */
export function TestModeBanner() {
  const { say } = useWords()
  const words = say('shell.testMode')
  return (
    <aside className={css.banner} aria-label={words}>
      <p className={css.words}>{words}</p>
    </aside>
  )
}
