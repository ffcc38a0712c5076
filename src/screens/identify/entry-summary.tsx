import { useSelector } from '@xstate/react'
import { refusedEntryFields } from '../../../machines/sign-in/identify/view'
import { FormSummary } from '../form-summary/form-summary'
import type { FormActorProps } from './form-parts'

/** The agreement's checkbox has another `data-field` and another sentence here than in the payment. */
const AGREEMENT = { field: 'outlineAgreement', key: 'consents.agreementRequired' } as const

export function EntrySummary({ actor }: FormActorProps) {
  const refused = useSelector(actor, refusedEntryFields)
  return <FormSummary refused={refused.map((one) => (one.field === 'agreement' ? AGREEMENT : one))} />
}
