import type { EntryFaults, EntryForm } from '../../entities/entry-form'
import { firstFaultOf } from '../../entities/refused-fields'
import { type EntryDetails, contactFaults, requireDetails } from '../identify/rules'

/** A future member. The agreement is not included, because registration requires it (REG-02). */
export interface Applicant extends EntryDetails {
  readonly name: string
  readonly surname: string
  readonly isDataUsePermitted: boolean
  readonly areMessagesPermitted: boolean
}

export function registrationFaults(form: EntryForm): EntryFaults {
  return {
    ...contactFaults(form, true),
    name: form.name.trim() === '' ? 'validations.nameRequired' : undefined,
    surname: form.surname.trim() === '' ? 'validations.surnameRequired' : undefined,
    agreement: form.agreement ? undefined : 'validations.agreementRequired',
  }
}

export function isApplicationComplete(form: EntryForm): boolean {
  return firstFaultOf(registrationFaults(form)) === undefined
}

/** For the state that only a complete application can reach. Throws if the contact has faults. */
export function applicantOf(form: EntryForm): Applicant {
  return {
    ...requireDetails(form),
    name: form.name.trim(),
    surname: form.surname.trim(),
    isDataUsePermitted: form.dataUse,
    areMessagesPermitted: form.messages,
  }
}
