import type { AriaAttributes, Ref } from 'react'
import { Icon } from '../icon/icon'
import * as css from './check-box.css'

interface TickProps extends AriaAttributes {
  readonly ref?: Ref<HTMLInputElement>
  /** Sets `data-field`. */
  readonly field: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onToggle: (checked: boolean) => void
}

/** The native checkbox, and the drawn one that it covers. */
export function Tick({ field, onToggle, ...input }: TickProps) {
  return (
    <>
      <input
        {...input}
        className={css.input}
        type="checkbox"
        data-field={field}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <span className={css.box}>
        <Icon name="check" size="bold" />
      </span>
    </>
  )
}
