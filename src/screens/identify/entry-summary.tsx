import { useSelector } from '@xstate/react'
import { refusedEntries } from '../../../machines/sign-in/identify/view'
import { FormSummary } from '../form-summary/form-summary'
import type { OfForm } from './form-parts'

/** The box of the agreement has another handle and another sentence than the payment's. */
const AGREEMENT = { field: 'outlineAgreement', key: 'consents.agreementRequired' } as const

/** Over the form that asks who is paying, or who is to become a member. */
export function EntrySummary({ actor }: OfForm) {
  const refused = useSelector(actor, refusedEntries)
  return <FormSummary refused={refused.map((one) => (one.field === 'agreement' ? AGREEMENT : one))} />
}
