import { callingCodeWithin } from '../../entities/phone'
import type { EntryFaults, EntryField, EntryForm } from '../../entities/entry-form'
import type { Problem } from '../../entities/problem'
import type { RefusedField } from '../../entities/refused-fields'
import type { PhoneAnswer } from './ports'

/** A running form, whichever machine has it: they know the same of it. */
export interface FormSnapshot {
  readonly context: {
    readonly form: EntryForm
    readonly faults: EntryFaults
    readonly refused: readonly RefusedField<keyof EntryFaults>[]
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

/** What the last press found wrong, where that is more than one field and as far as it is not mended (BEST-13). */
export const refusedEntries = ({ context }: FormSnapshot) => context.refused

/** What the machine holds of the fields. Apart from the view, since every key changes it and no screen is drawn from it. */
export function typedForm(snapshot: FormSnapshot): EntryForm {
  return snapshot.context.form
}

/** The e-mail of a shopper who has gone on from its field; undefined while it is being typed. With a fault it may still be near another one. */
export function emailLeft({ context }: FormSnapshot): string | undefined {
  return context.left === 'email' ? context.form.email : undefined
}

/** What the provider has said of the phone in the form; undefined where it was not asked, or gave no word. */
export function phoneWord({ context }: FormSnapshot & PhoneKnowing): 'known' | 'unknown' | undefined {
  const { phoneIs } = context
  return phoneIs === 'known' || phoneIs === 'unknown' ? phoneIs : undefined
}

interface PhoneKnowing {
  readonly context: { readonly phoneIs?: PhoneAnswer['kind'] | undefined }
}
