import type { Ref } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as css from './icon-button.css'

export interface IconButtonProps {
  readonly icon: IconSource
  readonly label: string
  readonly action?: string
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

export function IconButton({ icon, label, action, buttonRef, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={css.iconButton}
      aria-label={label}
      data-action={action}
      ref={buttonRef}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
