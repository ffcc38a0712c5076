import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as css from './text-button.css'

export interface TextButtonProps {
  readonly children: ReactNode
  readonly icon?: IconSource
  readonly action?: string
  /** Temporarily disabled; the button keeps its place and focus. */
  readonly isClosed?: boolean
  readonly onPress: () => void
}

/** A quiet button that looks like text, aligned with the left edge. */
export function TextButton({ children, icon, action, isClosed = false, onPress }: TextButtonProps) {
  return (
    <button
      type="button"
      className={isClosed ? `${css.textButton} ${css.closed}` : css.textButton}
      data-action={action}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onPress}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}
