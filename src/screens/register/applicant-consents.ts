import { type FormSnapshot, formView, typedForm } from '../../../machines/sign-in/identify/view'

/** What the consents show. A typed text changes none of it, so they do not re-render on a key. */
export function applicantConsents(snapshot: FormSnapshot) {
  const { agreement, dataUse, messages } = typedForm(snapshot)
  return { agreement, dataUse, messages, isAgreementRefused: formView(snapshot).faults.agreement !== undefined }
}
