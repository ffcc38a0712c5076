import { callingCodeWithin } from '../entities/calling-code'
import type { EntryField, EntryFaults, EntryForm } from '../entities/entry-form'
import type { Problem } from '../entities/problem'

/** A running form, whichever machine has it: they know the same of it. */
export interface FormSnapshot {
  readonly context: {
    readonly form: EntryForm
    readonly faults: EntryFaults
    readonly problem: Problem | undefined
    readonly left: EntryField | undefined
  }
  hasTag(tag: 'busy'): boolean
}

export interface FormView {
  readonly isBusy: boolean
  readonly faults: EntryFaults
  /** The first field at fault, in the order of the form. */
  readonly firstFault: keyof EntryFaults | undefined
  readonly problem: Problem | undefined
  /** The calling code of the number: the one that is typed, or else the one beside it. */
  readonly prefix: string
}

export function formView(snapshot: FormSnapshot): FormView {
  const { faults, problem, form } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    faults,
    firstFault: (Object.keys(faults) as (keyof EntryFaults)[]).find((field) => faults[field] !== undefined),
    problem,
    prefix: callingCodeWithin(form.gsmNumber) ?? form.prefix,
  }
}

/** What the machine holds of the fields. Apart from the view, since every key changes it and no screen is drawn from it. */
export function typedForm(snapshot: FormSnapshot): EntryForm {
  return snapshot.context.form
}
