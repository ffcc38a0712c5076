import { callingCodeWithin } from '../../entities/phone'
import type { EntryFaults, EntryField, EntryForm } from '../../entities/entry-form'
import type { Problem } from '../../entities/problem'
import { type RefusedField, firstFaultOf } from '../../entities/refused-fields'
import type { PhoneAnswer } from './ports'

/** The part of a snapshot that all sign-in forms share. */
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
  readonly firstFault: keyof EntryFaults | undefined
  readonly problem: Problem | undefined
  /** The effective calling code: the one that the shopper typed in the number, or else the selected one. */
  readonly prefix: string
}

export function formView(snapshot: FormSnapshot): FormView {
  const { faults, problem, form } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    faults,
    firstFault: firstFaultOf(faults),
    problem,
    prefix: callingCodeWithin(form.gsmNumber) ?? form.prefix,
  }
}

/** The error summary of the last press: the faults not yet corrected, if there was more than one (BEST-13). */
export const refusedEntryFields = ({ context }: FormSnapshot) => context.refused

/** The typed text of the form. Separate from the view because it changes on every key and no screen re-renders for it. */
export function typedForm(snapshot: FormSnapshot): EntryForm {
  return snapshot.context.form
}

/** The e-mail, once the shopper has left its field; undefined while it is typed. May be invalid: a suggestion can still match it. */
export function emailAfterBlur({ context }: FormSnapshot): string | undefined {
  return context.left === 'email' ? context.form.email : undefined
}

/** The provider's answer about the phone; undefined if it was not asked or could not answer. */
export function phoneStatus({ context }: FormSnapshot & PhoneKnowing): 'known' | 'unknown' | undefined {
  const { phoneIs } = context
  return phoneIs === 'known' || phoneIs === 'unknown' ? phoneIs : undefined
}

interface PhoneKnowing {
  readonly context: { readonly phoneIs?: PhoneAnswer['kind'] | undefined }
}
