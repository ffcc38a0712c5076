import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button'
import { cross, infoMark, triangle } from '../icon/later-icons'
import { Icon } from '../icon/icon'
import * as css from './alert.css'

export interface AlertProps {
  /** Names the region for shoppers who navigate by landmarks. */
  readonly label: string
  /** What happened. */
  readonly title?: ReactNode
  /** Whether money moved, and what to do. */
  readonly children?: ReactNode
  readonly tone?: keyof typeof css.alerts
  readonly closeLabel: string
  readonly onClose: () => void
  /** Fading out, before its owner unmounts it. */
  readonly isLeaving?: boolean
  /** Called when the pointer or the focus enters or leaves it, so that the owner can pause its timeout. */
  readonly onAttend?: (isAttended: boolean) => void
}

const icons = { danger: 'alert-circle', warning: triangle, positive: 'check', plain: infoMark } as const

/** Reports an event while the shopper is busy elsewhere on the screen. Its owner mounts, unmounts and announces it. */
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
