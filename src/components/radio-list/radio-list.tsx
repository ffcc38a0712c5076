import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Note } from '../note/note'
import * as rows from '../row/row.css'
import { type Option, OptionRow } from './option-row'
import * as css from './radio-list.css'

export interface RadioListProps {
  /** The specification's name of the choice. Sets `data-field` and begins the radios' `name`. */
  readonly name: string
  /** For screen readers only: a heading above the list shows it. */
  readonly legend: string
  readonly options: readonly Option[]
  readonly selected: string | undefined
  readonly onSelect: (value: string) => void
  /** For rows of one line, or of an amount beside its parts. */
  readonly isSlim?: boolean
  readonly isRequired?: boolean
  readonly error?: string | undefined
  /** Scrolls if it is longer than part of the window, so that what follows stays within reach. */
  readonly isBounded?: boolean
  /** For the eye only: to screen readers, `endName` of the options says what `heads.end` shows. */
  readonly heads?: { readonly title: string; readonly end: string }
  /** Rows after the options, such as `<RowButton>`. */
  readonly children?: ReactNode
}

/** A choice of one, as native radios on one sheet: arrow keys choose, Tab leaves the group. */
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
      {/* Under a long list it would be out of sight: a refused press focuses the first option. */}
      {error !== undefined && (
        <div className={css.error} id={`${group}-error`}>
          <Note tone="danger" icon="alert-circle" role="alert">
            {error}
          </Note>
        </div>
      )}
      <div className={isBounded ? `${rows.group} ${css.bounded}` : rows.group}>
        {heads && (
          <div className={css.heads} aria-hidden="true">
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
    </fieldset>
  )
}
