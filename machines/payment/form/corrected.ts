import { type RefusedField, uncorrectedFields } from '../../entities/refused-fields'

/** Applies a choice to the form, and removes the corrected faults from its error summary. */
export const withCorrectedFields = <
  Field extends string,
  Context extends { readonly refused: readonly RefusedField<Field>[] },
  Choice extends Partial<Context>,
>(
  context: Context,
  choice: Choice,
  faultsOf: (context: Context) => Parameters<typeof uncorrectedFields<Field>>[1],
) => ({ ...choice, refused: uncorrectedFields(context.refused, faultsOf({ ...context, ...choice })) })
