import { type ReactNode, useId } from 'react'
import { describedBy, FieldMessage } from '../field-message/field-message'
import { Icon } from '../icon/icon'
import * as css from './check-box.css'

export interface CheckBoxProps {
  readonly label: ReactNode
  readonly field?: string
  readonly error?: string | undefined
  /** Controlled, with `onToggle`; or uncontrolled, with `defaultChecked`. */
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly onToggle?: (checked: boolean) => void
}

export function CheckBox({ label, field, error, checked, defaultChecked, onToggle }: CheckBoxProps) {
  const id = useId()
  return (
    <div className={css.checkBox}>
      <label className={css.row}>
        <input
          className={css.input}
          type="checkbox"
          data-field={field}
          checked={checked}
          defaultChecked={defaultChecked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ of: id, error })}
          onChange={(event) => onToggle?.(event.currentTarget.checked)}
        />
        <span className={css.box}>
          <Icon name="check" size="bold" />
        </span>
        <span className={css.words}>{label}</span>
      </label>
      <div className={css.message}>
        <FieldMessage of={id} error={error} />
      </div>
    </div>
  )
}
