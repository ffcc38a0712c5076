import type { ReactNode } from 'react'
import * as css from './check-box.css'
import { Tick } from './tick'

export interface CheckBoxProps {
  readonly label: ReactNode
  readonly field: string
  readonly checked: boolean
  readonly onToggle: (checked: boolean) => void
}

export function CheckBox({ label, field, checked, onToggle }: CheckBoxProps) {
  return (
    <div className={css.checkBox}>
      <label className={css.row}>
        <Tick field={field} checked={checked} onToggle={onToggle} />
        <span className={css.words}>{label}</span>
      </label>
    </div>
  )
}
