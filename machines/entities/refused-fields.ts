import type { MessageKey } from './message-key'

/** A field that prevented its form from being submitted, with its message. */
export interface RefusedField<Field extends string = string> {
  readonly field: Field
  readonly key: MessageKey
}

/** One message per field, in the form's order. */
type Faults<Field extends string> = Readonly<Partial<Record<Field, MessageKey | undefined>>>

function atFault<Field extends string>(faults: Faults<Field>): readonly RefusedField<Field>[] {
  return (Object.keys(faults) as Field[]).flatMap((field) => {
    const key = faults[field]
    return key === undefined ? [] : [{ field, key }]
  })
}

/** The field that a refused submit moves the focus to. */
export const firstFaultOf = <Field extends string>(faults: Faults<Field>): Field | undefined =>
  atFault(faults)[0]?.field

/**
 * The error summary above a form after a refused submit. A single fault gets none, because the focus moves to its field
 * (BEST-13, VAL-05).
 */
export function refusedFields<Field extends string>(faults: Faults<Field>): readonly RefusedField<Field>[] {
  const fields = atFault(faults)
  return fields.length > 1 ? fields : []
}

/** The remaining errors of the summary. New faults are not added before the next submit. */
export function uncorrectedFields<Field extends string>(
  refused: readonly RefusedField<Field>[],
  faults: Faults<Field>,
): readonly RefusedField<Field>[] {
  return atFault(faults).filter(({ field }) => isRefused(refused, field))
}

export const isRefused = <Field extends string>(refused: readonly RefusedField<Field>[], field: Field): boolean =>
  refused.some((one) => one.field === field)
