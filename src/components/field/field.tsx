import { type HTMLInputAutoCompleteAttribute, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { describedBy, FieldMessage } from '../field-message/field-message'
import * as css from './field.css'

export interface FieldProps {
  /** The specification's name of the field. Sets `data-field` and begins its id. */
  readonly field: string
  readonly label: string
  /** Never `email`: browsers return the domain of such a field in another form than it was typed. */
  readonly type?: 'text' | 'tel'
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  readonly autoCapitalize?: 'none' | 'words'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly defaultValue?: string | undefined
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
  readonly readOnly?: boolean
  readonly spellCheck?: boolean
  /** Digits that can be edited, in equal width. */
  readonly numeric?: boolean
  readonly onInput?: (value: string) => void
  readonly onBlur?: (value: string) => void
}

/** The browser owns the text from the first key on, before any script: so no `value`, and no `name` that a form could submit. */
export function Field({
  field,
  label,
  type = 'text',
  error,
  hint,
  prefix,
  suffix,
  inputRef,
  spellCheck = false,
  numeric = false,
  onInput,
  onBlur,
  ...rest
}: FieldProps) {
  const id = field + useId()
  const prefixId = prefix === undefined ? undefined : `${id}-prefix`
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${css.box} ${css.focusable}${error === undefined ? '' : ` ${css.wrong}`}`}>
        {prefix !== undefined && (
          <span className={css.prefix} id={prefixId} onClick={focusBeside}>
            {prefix}
          </span>
        )}
        <input
          id={id}
          className={numeric ? `${css.input} ${css.numeric}` : css.input}
          data-field={field}
          type={type}
          spellCheck={spellCheck}
          // A keyboard would correct a rare name.
          autoCorrect="off"
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ of: id, error, hint }, prefixId)}
          ref={inputRef}
          onInput={(event) => onInput?.(event.currentTarget.value)}
          onBlur={(event) => onBlur?.(event.currentTarget.value)}
          {...rest}
        />
        {suffix !== undefined && <span className={css.suffix}>{suffix}</span>}
      </div>
      <FieldMessage of={id} error={error} hint={hint} />
    </div>
  )
}

/** The prefix looks like part of the field, so a tap on it focuses the field. */
function focusBeside(event: MouseEvent<HTMLElement>) {
  const input = event.currentTarget.nextElementSibling
  const isOwn = event.target instanceof Element && event.target.closest('button')
  if (!isOwn && input instanceof HTMLInputElement) input.focus()
}
