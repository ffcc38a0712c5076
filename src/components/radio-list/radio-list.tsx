import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Note } from '../note/note'
import * as rows from '../row/row.css'
import { type Option, OptionRow } from './option-row'
import * as css from './radio-list.css'

export interface RadioListProps {
  /** The specification's name of the choice: its handle, `data-field`, and the start of the radios' own name. */
  readonly name: string
  /** For screen readers alone: a heading above the list shows it. */
  readonly legend: string
  readonly options: readonly Option[]
  /** The value of the chosen row; none while nothing is chosen. */
  readonly selected: string | undefined
  readonly onSelect: (value: string) => void
  /** Rows of one line, or of an amount beside its parts. */
  readonly isSlim?: boolean
  /** One has to be chosen before the form goes on. */
  readonly isRequired?: boolean
  readonly error?: string | undefined
  /** Scrolls on its own where it is longer than a part of the page: what comes after it stays within reach. */
  readonly isBounded?: boolean
  /** What is over the titles and over their ends. */
  readonly heads?: { readonly title: string; readonly end: string }
  /** Rows after the choices, such as `<RowButton>`. */
  readonly children?: ReactNode
}

/** One of several, as native radios on one sheet: arrow keys choose, the tab key leaves. */
export function RadioList(props: RadioListProps) {
  const {
    name,
    legend,
    options,
    selected,
    onSelect,
    isSlim = false,
    isBounded = false,
    isRequired = false,
    error,
    heads,
    children,
  } = props
  const group = name + useId()
  return (
    <fieldset
      className={css.list}
      data-field={name}
      {...(isRequired && { role: 'radiogroup', 'aria-required': true })}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${group}-error`}
    >
      <legend className={visuallyHidden}>{legend}</legend>
      <div className={isBounded ? `${rows.group} ${css.bounded}` : rows.group}>
        {heads && (
          <div className={css.heads}>
            <span>{heads.title}</span>
            <span className={css.endHead}>{heads.end}</span>
          </div>
        )}
        {options.map((option) => (
          <OptionRow
            key={option.value}
            option={option}
            group={group}
            isChosen={option.value === selected}
            isSlim={isSlim}
            onChoose={onSelect}
          />
        ))}
        {children}
      </div>
      {error !== undefined && (
        <div className={css.error} id={`${group}-error`}>
          <Note tone="danger" icon="alert-circle" role="alert">
            {error}
          </Note>
        </div>
      )}
    </fieldset>
  )
}
