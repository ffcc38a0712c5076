import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import * as css from './field-message.css'

export interface FieldMessageProps {
  readonly of: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/**
 * The hint and the error under a control. The live region is always mounted, because only then do screen readers announce an error that
 * appears in it.
 */
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

/** The ids for the control's `aria-describedby`; undefined if there are none. */
export function describedBy({ of, error, hint }: FieldMessageProps, more?: string): string | undefined {
  const ids = [more, hint !== undefined && hintId(of), error !== undefined && errorId(of)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

const hintId = (of: string) => `${of}-hint`

const errorId = (of: string) => `${of}-error`
