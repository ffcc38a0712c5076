import { type ReactNode, useId } from 'react'
import * as boxes from '../check-box/check-box.css'
import { Icon } from '../icon/icon'
import * as rows from '../row/row.css'
import * as css from './check-row.css'

export interface CheckRowProps {
  /** Its handle, `data-field`. */
  readonly field: string
  readonly title: string
  /** What there is to know before it is chosen. */
  readonly second: ReactNode
  readonly checked: boolean
  readonly onToggle: (checked: boolean) => void
}

/** A choice of its own, with a line about it, on a sheet like those of the lists. */
export function CheckRow({ field, title, second, checked, onToggle }: CheckRowProps) {
  const id = useId()
  const titleId = `${id}-title`
  const secondId = `${id}-second`
  return (
    <div className={rows.group}>
      <label className={`${rows.row} ${css.row} ${checked ? rows.chosen : ''}`}>
        <input
          className={boxes.input}
          type="checkbox"
          data-field={field}
          checked={checked}
          aria-labelledby={titleId}
          aria-describedby={secondId}
          onChange={(event) => {
            onToggle(event.currentTarget.checked)
          }}
        />
        <span className={boxes.box}>
          <Icon name="check" size="bold" />
        </span>
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
    </div>
  )
}
