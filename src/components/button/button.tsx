import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as css from './button.css'

export interface ButtonProps {
  readonly children: ReactNode
  /** A class of `looks.css.ts`; by default the primary look. */
  readonly look?: string | undefined
  readonly type?: 'button' | 'submit'
  readonly icon?: IconSource
  readonly action?: string
  /** The button keeps its place and focus, shows `busyLabel` and ignores presses. */
  readonly busy?: boolean
  readonly busyLabel?: ReactNode
  /** The id of a sentence beside it, which does not disable it. */
  readonly describedBy?: string | undefined
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly onPress?: (() => void) | undefined
}

export function Button({
  children,
  look,
  type = 'button',
  icon,
  action,
  busy = false,
  busyLabel,
  describedBy,
  buttonRef,
  onPress,
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    // Also stops a submit button from submitting its form.
    if (busy) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      type={type}
      className={`${css.button} ${look ?? (busy ? css.busy : css.primary)}`}
      data-action={action}
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
      ref={buttonRef}
      onClick={press}
    >
      {icon && !busy && <Icon name={icon} />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}
