import { finePrint } from '../../../styles/fine-text.css'
import { useWords } from '../../words/use-words'
import { CopyDiagnostics } from './copy-diagnostics'

/** What a shopper can give to support, on every screen on which something went wrong. */
export function SupportCode({ code }: { readonly code: string | undefined }) {
  const { say } = useWords()
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
