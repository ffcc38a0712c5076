import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as css from './button.css'

export type ButtonVariant = keyof typeof css.variants

export interface ButtonProps {
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  readonly type?: 'button' | 'submit'
  readonly icon?: IconSource
  /** The button's handle, `data-action`. */
  readonly action?: string
  /** At work: it keeps its place and its focus, says `busyLabel` and cannot be pressed. */
  readonly busy?: boolean
  readonly busyLabel?: ReactNode
  /** The id of the sentence that says why it cannot be pressed; it can still be reached and read. */
  readonly unavailable?: string | undefined
  /** The id of a sentence beside it that does not close it. */
  readonly describedBy?: string | undefined
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly onPress?: (() => void) | undefined
}

export function Button({
  children,
  variant = 'primary',
  type = 'button',
  icon,
  action,
  busy = false,
  busyLabel,
  unavailable,
  describedBy,
  buttonRef,
  onPress,
}: ButtonProps) {
  const isClosed = busy || unavailable !== undefined
  const press = (event: MouseEvent) => {
    // Also keeps a submit button from sending its form.
    if (isClosed) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      type={type}
      className={`${css.button} ${look(variant, busy, unavailable !== undefined)}`}
      data-action={action}
      aria-disabled={isClosed || undefined}
      aria-describedby={unavailable ?? describedBy}
      ref={buttonRef}
      onClick={press}
    >
      {icon && !busy && <Icon name={icon} />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

function look(variant: ButtonVariant, busy: boolean, isUnavailable: boolean) {
  if (isUnavailable) return css.unavailable
  return busy && variant === 'primary' ? css.busy : css.variants[variant]
}
