import { type ReactNode, useId } from 'react'
import { Tick } from '../check-box/tick'
import * as rows from '../row/row.css'
import * as css from './check-row.css'

export interface CheckRowProps {
  readonly field: string
  readonly title: string
  /** What the shopper should know before choosing it, or why it is unavailable. */
  readonly second: ReactNode
  readonly checked: boolean
  readonly isUnavailable?: boolean
  readonly onToggle: (checked: boolean) => void
}

export function CheckRows({ children }: { readonly children: ReactNode }) {
  return <div className={rows.group}>{children}</div>
}

/** An independent choice with a line of explanation. */
export function CheckRow({ field, title, second, checked, isUnavailable = false, onToggle }: CheckRowProps) {
  const id = useId()
  const titleId = `${id}-title`
  const secondId = `${id}-second`
  const state = isUnavailable ? css.unavailable : checked ? rows.chosen : ''
  return (
    <label className={`${rows.row} ${css.row} ${state}`}>
      <Tick
        field={field}
        checked={checked}
        disabled={isUnavailable}
        aria-labelledby={titleId}
        aria-describedby={secondId}
        onToggle={onToggle}
      />
      <span className={rows.body}>
        <span className={rows.words}>
          <span className={rows.title} id={titleId}>
            {title}
          </span>
          <span className={rows.second} id={secondId}>
            {second}
          </span>
        </span>
      </span>
    </label>
  )
}
