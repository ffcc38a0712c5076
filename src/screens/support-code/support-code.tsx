import { supportView } from '../../../machines/checkout/views'
import { finePrint } from '../../../styles/fine-text.css'
import { useView } from '../../checkout/use-view'
import { useWords } from '../../words/use-words'
import { CopyDiagnostics } from './copy-diagnostics'

/** A code to give to support, on every screen that reports a problem. */
export function SupportCode() {
  const { say } = useWords()
  const { code } = useView(supportView)
  return (
    code !== undefined && (
      <>
        <p className={finePrint} data-support-code={code}>
          {say('shell.supportCode', { code })}
        </p>
        <CopyDiagnostics code={code} />
      </>
    )
  )
}
