import { CheckBox } from '../../components/check-box/check-box'
import { useWords } from '../../words/use-words'
import type { MethodActor } from './actors'

export interface AgreementProps {
  readonly actor: MethodActor
  readonly view: { readonly isAgreed: boolean; readonly isAgreementMissing: boolean }
}

/** What is accepted before anything is paid, by whatever method (PAY-03). */
export function Agreement({ actor, view }: AgreementProps) {
  const { say } = useWords()
  return (
    <CheckBox
      field="agreement"
      label={say('payment.agreement')}
      checked={view.isAgreed}
      error={view.isAgreementMissing ? say('validations.agreementRequired') : undefined}
      onToggle={(isAgreed) => {
        actor.send({ type: 'shopper.agreed', isAgreed })
      }}
    />
  )
}
