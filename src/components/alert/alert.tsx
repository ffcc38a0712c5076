import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button'
import { cross, infoMark, triangle } from '../icon/later-icons'
import { Icon } from '../icon/icon'
import * as css from './alert.css'

export interface AlertProps {
  /** Names its place on the page, for those who go by landmarks. */
  readonly label: string
  /** What happened. */
  readonly title?: ReactNode
  /** Whether money moved, and what to do. */
  readonly children?: ReactNode
  readonly tone?: keyof typeof css.alerts
  readonly closeLabel: string
  readonly onClose: () => void
  /** Fading, before it goes. */
  readonly isLeaving?: boolean
  /** Under the pointer or with the focus in it; its time should stand still then. */
  readonly onAttend?: (isAttended: boolean) => void
}

const icons = { danger: 'alert-circle', warning: triangle, positive: 'check', plain: infoMark } as const

/** Says what happened while the shopper was busy elsewhere on the screen. When it comes, goes and is read aloud is its owner's business. */
export function Alert(props: AlertProps) {
  const { label, title, children, tone = 'danger', closeLabel, onClose, isLeaving = false, onAttend } = props
  const attend = ({ currentTarget }: MouseEvent | FocusEvent) =>
    onAttend?.(currentTarget.matches(':hover') || currentTarget.contains(document.activeElement))
  return (
    <section
      aria-label={label}
      className={isLeaving ? `${css.alerts[tone]} ${css.leaving}` : css.alerts[tone]}
      onMouseEnter={attend}
      onMouseLeave={attend}
      onFocus={attend}
      onBlur={attend}
    >
      <span className={css.icons[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div className={css.words}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
      </div>
      <div className={css.close}>
        <IconButton icon={cross} label={closeLabel} action="close-alert" onPress={onClose} />
      </div>
    </section>
  )
}
