import { ErrorSummary } from '../../components/error-summary/error-summary'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'

export interface FormSummaryProps {
  /** What the machine of the form lists, by the handle of each field. */
  readonly refused: readonly { readonly field: string; readonly key: WordKey }[]
  readonly note?: string | undefined
}

/** What the last press of a form was refused for, over the form; nothing where that is a single field or mended (BEST-13). */
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
