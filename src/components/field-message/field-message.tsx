import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import * as css from './field-message.css'

export interface FieldMessageProps {
  /** Id of the control that it belongs to. */
  readonly of: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/** What is under a control. An error appears in a region that was there before, so that it is read aloud. */
export function FieldMessage({ of, error, hint }: FieldMessageProps) {
  return (
    <>
      {hint !== undefined && (
        <p className={css.hint} id={hintId(of)}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p className={css.error} id={errorId(of)}>
            <span className={css.mark}>
              <Icon name="alert-circle" size="small" />
            </span>
            {error}
          </p>
        )}
      </div>
    </>
  )
}

/** The ids for the control's `aria-describedby`, or nothing. */
export function describedBy({ of, error, hint }: FieldMessageProps, more?: string): string | undefined {
  const ids = [more, hint !== undefined && hintId(of), error !== undefined && errorId(of)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

const hintId = (of: string) => `${of}-hint`

const errorId = (of: string) => `${of}-error`
