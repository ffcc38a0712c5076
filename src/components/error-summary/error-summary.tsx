import { useId } from 'react'
import { focusField } from '../field/focus-field'
import { Icon } from '../icon/icon'
import * as css from './error-summary.css'

export interface ErrorSummaryProps {
  readonly title: string
  /** What still holds despite the errors. */
  readonly note?: string | undefined
  /** In the order of the form; `field` is the `data-field` of the control to correct. */
  readonly faults: readonly { readonly field: string; readonly text: string }[]
}

/**
 * Lists above the form why it was refused. By then the first of the fields has the focus, and each field announces its own error, so only
 * the title is announced here: when the summary appears, not when fields are corrected.
 */
export function ErrorSummary({ title, note, faults }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <section className={css.summary} aria-labelledby={titleId} data-field="errorSummary">
      <div className={css.head} role="alert" aria-relevant="additions">
        <span className={css.mark}>
          <Icon name="alert-circle" />
        </span>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {/* Safari takes the role from a list without markers. */}
      <ul className={css.list} role="list">
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a
              className={css.link}
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(field)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
