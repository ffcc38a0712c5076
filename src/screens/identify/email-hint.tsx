import { suggestionFor } from '../../../machines/identify/suggestion'
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
  const [before, after] =
    suggestion === undefined ? [] : say('suggestion.email', { email: suggestion }).split(suggestion)
  return (
    <div role="status">
      {suggestion !== undefined && (
        <p className={css.hint}>
          {before}
          <button
            type="button"
            className={css.suggestion}
            data-action="accept-suggestion"
            onClick={() => {
              onAccept(suggestion)
            }}
          >
            {suggestion}
          </button>
          {after}
        </p>
      )}
    </div>
  )
}
