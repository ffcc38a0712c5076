import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import type { ButtonVariant } from './button'
import * as css from './button.css'

export interface ButtonLinkProps {
  readonly children: ReactNode
  readonly href: string
  readonly variant?: ButtonVariant
  readonly icon?: IconSource
  readonly action?: string
  readonly onPress?: (() => void) | undefined
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({ children, href, variant = 'primary', icon, action, onPress }: ButtonLinkProps) {
  return (
    <a className={`${css.button} ${css.variants[variant]}`} href={href} data-action={action} onClick={onPress}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}
