import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as css from './note.css'

export interface NoteProps {
  readonly children: ReactNode
  readonly tone?: keyof typeof css.tones
  readonly icon?: IconSource
  /** `status` or `alert` if it appears while the shopper is on the screen. */
  readonly role?: 'status' | 'alert' | 'note'
}

export function Note({ children, tone = 'plain', icon, role }: NoteProps) {
  return (
    <div className={`${css.note} ${css.tones[tone]}`} role={role}>
      {icon && (
        <span className={css.marks[tone]}>
          <Icon name={icon} />
        </span>
      )}
      <div>{children}</div>
    </div>
  )
}
