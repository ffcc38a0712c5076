import { type ClipboardEvent, type ReactNode, type Ref, type SyntheticEvent, useId, useState } from 'react'
import { CODE_LENGTH, codeWithin } from '../../../machines/entities/otp'
import { writeText } from '../field/field-text'
import { describedBy, FieldMessage } from '../field-message/field-message'
import * as css from './code-field.css'
import { isInserted } from './insertion'

export interface CodeFieldProps {
  readonly field: string
  readonly label: string
  readonly error?: ReactNode
  /** Id of the sentence that says where the code went, for a page whose focus skips it. An error replaces it. */
  readonly ledeId?: string | undefined
  /** Read-only: it keeps its place and its focus. */
  readonly isClosed?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onType: (digits: string) => void
  /** Digits that arrived at once, by a paste or from the SMS. */
  readonly onInsert: (digits: string) => void
}

/** One real field over drawn cells, so that phones can fill it from the SMS. */
export function CodeField({
  field,
  label,
  error,
  ledeId,
  isClosed = false,
  inputRef,
  onType,
  onInsert,
}: CodeFieldProps) {
  const id = field + useId()
  const [digits, setDigits] = useState('')
  const show = (input: HTMLInputElement, code: string) => {
    writeText(input, code)
    setDigits(code)
  }
  const take = ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as Partial<InputEvent>
    const after = codeWithin(input.value)
    const hasCome = isInserted({ before: digits, after, inputType })
    // A longer number is rejected: cut to its first digits, it would be an otp that was never sent.
    show(input, after.length > CODE_LENGTH ? digits : after)
    if (hasCome) onInsert(after)
    else onType(after.length > CODE_LENGTH ? digits : after)
  }
  /** A pasted whole code replaces the field's text; anything shorter is left to the browser. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = codeWithin(event.clipboardData.getData('text'))
    if (isClosed || code.length < CODE_LENGTH) return
    event.preventDefault()
    if (code.length === CODE_LENGTH) show(event.currentTarget, code)
    onInsert(code)
  }
  const look = looks({ isClosed, isWrong: error !== undefined })
  const next = Math.min(digits.length, CODE_LENGTH - 1)
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
          readOnly={isClosed}
          aria-label={label}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ of: id, error }) ?? ledeId}
          ref={inputRef}
          onInput={take}
          onPaste={paste}
          onSelect={moveCaretToEnd}
        />
        <div className={isClosed ? `${css.cells} ${css.closedCells}` : css.cells} aria-hidden="true">
          {Array.from({ length: CODE_LENGTH }, (_, index) => (
            <span key={index} className={index === next && !isClosed ? `${look} ${css.next}` : look}>
              {digits.charAt(index)}
            </span>
          ))}
        </div>
      </div>
      <FieldMessage of={id} error={error} />
    </div>
  )
}

/** The drawn caret is after the last digit, so the real one must be too; a selected range stays. */
function moveCaretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end)
}

function looks({ isClosed, isWrong }: { isClosed: boolean; isWrong: boolean }) {
  if (isClosed) return `${css.cell} ${css.closed}`
  return isWrong ? `${css.cell} ${css.wrong}` : css.cell
}
