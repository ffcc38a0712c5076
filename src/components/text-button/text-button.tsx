import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as css from './text-button.css'

export interface TextButtonProps {
  readonly children: ReactNode
  readonly icon?: IconSource
  readonly action?: string
  readonly onPress: () => void
}

/** A quiet way on, in words on the left line. */
export function TextButton({ children, icon, action, onPress }: TextButtonProps) {
  return (
    <button type="button" className={css.textButton} data-action={action} onClick={onPress}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}
