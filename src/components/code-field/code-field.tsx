import { type Ref, type SyntheticEvent, useId, useState } from 'react'
import { describedBy, FieldMessage } from '../field-message/field-message'
import * as css from './code-field.css'

export interface CodeFieldProps {
  readonly field: string
  readonly label: string
  readonly length?: 6
  readonly error?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onInput?: (digits: string) => void
}

/** One real field, which phones can fill from the message, under drawn cells. */
export function CodeField({ field, label, length = 6, error, inputRef, onInput }: CodeFieldProps) {
  const id = field + useId()
  const [digits, setDigits] = useState('')
  const take = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const taken = digitsOf(input.value).slice(0, length)
    if (input.value !== taken) input.value = taken
    setDigits(taken)
    onInput?.(taken)
  }
  const next = Math.min(digits.length, length - 1)
  return (
    <div>
      <div className={css.box}>
        <input
          id={id}
          className={css.input}
          data-field={field}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ of: id, error })}
          ref={inputRef}
          onInput={take}
          onSelect={keepAtEnd}
        />
        <div className={css.cells} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span key={index} className={cellClass(index === next, error !== undefined)}>
              {digits.charAt(index)}
            </span>
          ))}
        </div>
      </div>
      <FieldMessage of={id} error={error} />
    </div>
  )
}

/** Full-width figures count, whatever else comes along with a pasted code does not. */
function digitsOf(text: string) {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** The drawn caret stands after the last figure, so the real one must, too; a selection of everything may stay. */
function keepAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end)
}

function cellClass(isNext: boolean, isWrong: boolean) {
  return [css.cell, isWrong && css.wrong, isNext && css.next].filter(Boolean).join(' ')
}
