import { supportCodeOf } from '../../machines/entities/support-code'
import { useView } from '../checkout/use-view'
import { useWords } from '../words/use-words'
import * as css from './support-code.css'

/** What a shopper can tell to support, on every screen on which something went wrong. */
export function SupportCode() {
  const { say } = useWords()
  const code = useView(({ context }) => supportCodeOf(context.token))
  return (
    code !== undefined && (
      <p className={css.line} data-support-code={code}>
        {say('shell.supportCode', { code })}
      </p>
    )
  )
}
