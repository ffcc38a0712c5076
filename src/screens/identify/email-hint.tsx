import { suggestionFor } from '../../../machines/entities/email-suggestion'
import { useWords } from '../../words/use-words'
import * as css from './email-hint.css'

export interface EmailHintProps {
  /** As it was when the field was left: half an address looks like a wrong one. */
  readonly email: string
  readonly onAccept: (email: string) => void
}

/** Under the field of the e-mail address: what was probably meant. Its region is there before its words, so that they are read aloud. */
export function EmailHint({ email, onAccept }: EmailHintProps) {
  const { say } = useWords()
  const suggestion = suggestionFor(email)
  return (
    <div role="status">
      {suggestion !== undefined && (
        <Question
          sentence={say('suggestion.email', { email: suggestion })}
          suggestion={suggestion}
          onAccept={() => {
            onAccept(suggestion)
          }}
        />
      )}
    </div>
  )
}

interface QuestionProps {
  readonly sentence: string
  readonly suggestion: string
  readonly onAccept: () => void
}

/** A sentence in which the address is a button. What follows the address stays with it, wherever a long one is broken. */
function Question({ sentence, suggestion, onAccept }: QuestionProps) {
  const [before, after] = sentence.split(suggestion)
  const [local, domain] = suggestion.split('@')
  return (
    <p className={css.hint}>
      {before}
      <button type="button" className={css.suggestion} data-action="accept-suggestion" onClick={onAccept}>
        <span className={css.address}>
          {local}
          <wbr />@{domain}
        </span>
        {after}
      </button>
    </p>
  )
}
