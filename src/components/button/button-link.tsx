import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as css from './button.css'

export interface ButtonLinkProps {
  readonly children: ReactNode
  readonly href: string
  /** A class of `looks.css.ts`; by default the primary look. */
  readonly look?: string | undefined
  readonly icon?: IconSource
  readonly action?: string
  readonly onPress?: (() => void) | undefined
}

export function ButtonLink({ children, href, look = css.primary, icon, action, onPress }: ButtonLinkProps) {
  return (
    <a className={`${css.button} ${look}`} href={href} data-action={action} onClick={onPress}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}
