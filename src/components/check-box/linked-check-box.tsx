import { type ReactNode, useId } from 'react'
import { describedBy, FieldMessage } from '../field-message/field-message'
import * as css from './check-box.css'
import { Tick } from './tick'
import { useBoxPointer } from './use-box-pointer'

export interface LinkedCheckBoxProps {
  readonly label: ReactNode
  readonly field: string
  readonly error: string | undefined
  readonly checked: boolean
  readonly onToggle: (checked: boolean) => void
}

/** A required checkbox whose label contains links to the texts that it names. */
export function LinkedCheckBox({ label, field, error, checked, onToggle }: LinkedCheckBoxProps) {
  const { boxRef, pointAtBox } = useBoxPointer()
  const id = useId()
  const labelId = `${id}-label`
  return (
    <div className={css.checkBox}>
      <div className={css.row} onClick={pointAtBox}>
        <Tick
          ref={boxRef}
          field={field}
          checked={checked}
          aria-labelledby={labelId}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ of: id, error })}
          onToggle={onToggle}
        />
        <span className={css.words} id={labelId}>
          {label}
        </span>
      </div>
      <div className={css.message}>
        <FieldMessage of={id} error={error} />
      </div>
    </div>
  )
}
