import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconSource } from '../icon/icons'
import * as rowCss from './row.css'
import * as css from './row-button.css'

export interface RowButtonProps {
  readonly children: ReactNode
  readonly icon: IconSource
  readonly action?: string
  readonly onPress: () => void
}

/** A row that is not a choice but an action, such as adding a card. */
export function RowButton({ children, icon, action, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`${rowCss.row} ${rowCss.slim} ${css.rowButton}`}
      data-action={action}
      onClick={onPress}
    >
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <span className={`${rowCss.title} ${css.words}`}>{children}</span>
    </button>
  )
}
