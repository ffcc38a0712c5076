import { useChild } from '../../../checkout/use-view'
import { CheckBox } from '../../../components/check-box/check-box'
import { useWords } from '../../../words/use-words'

export interface AgreementProps {
  readonly view: { readonly isAgreed: boolean; readonly isAgreementMissing: boolean }
}

/** What is accepted before anything is paid, by whatever method (PAY-03). */
export function Agreement({ view }: AgreementProps) {
  const { say } = useWords()
  const payment = useChild('payment')
  return (
    <CheckBox
      field="agreement"
      label={say('payment.agreement')}
      checked={view.isAgreed}
      error={view.isAgreementMissing ? say('validations.agreementRequired') : undefined}
      onToggle={(isAgreed) => {
        payment?.send({ type: 'shopper.agreed', isAgreed })
      }}
    />
  )
}
