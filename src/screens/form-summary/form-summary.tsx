import { ErrorSummary } from '../../components/error-summary/error-summary'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'

export interface FormSummaryProps {
  /** The refused fields that the form's machine lists, by their `data-field`. */
  readonly refused: readonly { readonly field: string; readonly key: WordKey }[]
  readonly note?: string | undefined
}

/**
 * Lists above a form why its last submit was refused. The machine lists nothing for a single field, or once all are corrected (BEST-13).
 */
export function FormSummary({ refused, note }: FormSummaryProps) {
  const { say } = useWords()
  if (refused.length === 0) return null
  return (
    <ErrorSummary
      title={say('errorSummary.heading', { count: refused.length })}
      note={note}
      faults={refused.map(({ field, key }) => ({ field, text: say(key) }))}
    />
  )
}
