import { type ReactNode, useId } from 'react'
import { Tick } from '../check-box/tick'
import { useBoxPointer } from '../check-box/use-box-pointer'
import { describedBy, FieldMessage } from '../field-message/field-message'
import { group } from '../row/row.css'
import * as css from './consent-list.css'

/** `data-field` of each consent, by the specification's name of it. */
const HANDLES = {
  agreement: 'outlineAgreement',
  dataUse: 'pdppPermission',
  messages: 'communicationsPermission',
} as const

export interface ConsentRow {
  readonly field: keyof typeof HANDLES
  /** What the shopper consents to; may contain links. */
  readonly label: ReactNode
  readonly isOptional: boolean
  readonly isTicked: boolean
  readonly error?: string | undefined
  readonly onToggle: (isTicked: boolean) => void
}

export interface ConsentListProps {
  /** The group's name for screen readers. */
  readonly label: string
  readonly rows: readonly ConsentRow[]
  readonly optionalLabel: string
  readonly footnote: ReactNode
}

/** Checkboxes that each ask for a single consent, and the small print under them. */
export function ConsentList({ label, rows, optionalLabel, footnote }: ConsentListProps) {
  return (
    <div>
      <div className={group} role="group" aria-label={label}>
        {rows.map((row) => (
          <Consent key={row.field} {...row} optionalLabel={optionalLabel} />
        ))}
      </div>
      <p className={css.footnote}>{footnote}</p>
    </div>
  )
}

function Consent(row: ConsentRow & { readonly optionalLabel: string }) {
  const { field, label, isOptional, isTicked, error, onToggle, optionalLabel } = row
  const { boxRef, pointAtBox } = useBoxPointer()
  const id = useId()
  const [labelId, optionalId] = [`${id}-label`, `${id}-optional`]
  return (
    <div className={css.row} onClick={pointAtBox}>
      <Tick
        ref={boxRef}
        field={HANDLES[field]}
        checked={isTicked}
        aria-labelledby={labelId}
        aria-describedby={describedBy({ of: id, error }, isOptional ? optionalId : undefined)}
        aria-required={!isOptional}
        aria-invalid={error !== undefined || undefined}
        onToggle={onToggle}
      />
      <div className={css.words}>
        <p id={labelId}>{label}</p>
        {isOptional && (
          <p className={css.optional} id={optionalId}>
            {optionalLabel}
          </p>
        )}
        <FieldMessage of={id} error={error} />
      </div>
    </div>
  )
}
