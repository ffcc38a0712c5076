import type { MessageKey } from './message-key'

/** A field that kept its form from being submitted, and the sentence about it. */
export interface RefusedField<Field extends string = string> {
  readonly field: Field
  readonly key: MessageKey
}

/** By field, what is wrong with it; in the order of the form. */
type Faults<Field extends string> = Readonly<Partial<Record<Field, MessageKey | undefined>>>

function atFault<Field extends string>(faults: Faults<Field>): readonly RefusedField<Field>[] {
  return (Object.keys(faults) as Field[]).flatMap((field) => {
    const key = faults[field]
    return key === undefined ? [] : [{ field, key }]
  })
}

/** What a refused submit lists over its form. A single fault needs no list: the focus is in its field (BEST-13, VAL-05). */
export function refusedFields<Field extends string>(faults: Faults<Field>): readonly RefusedField<Field>[] {
  const fields = atFault(faults)
  return fields.length > 1 ? fields : []
}

/** What is left of the list: no field joins it before the next submit. */
export function stillRefused<Field extends string>(
  refused: readonly RefusedField<Field>[],
  faults: Faults<Field>,
): readonly RefusedField<Field>[] {
  return atFault(faults).filter(({ field }) => isRefused(refused, field))
}

export const isRefused = <Field extends string>(refused: readonly RefusedField<Field>[], field: Field): boolean =>
  refused.some((one) => one.field === field)
