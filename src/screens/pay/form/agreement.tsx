import type { AgreementName } from '../../../../machines/entities/agreement'
import { useCheckout } from '../../../checkout/provider'
import { useChild } from '../../../checkout/use-view'
import { LinkedCheckBox } from '../../../components/check-box/linked-check-box'
import { LinkedText } from '../../../components/linked-text/linked-text'
import { useWords } from '../../../words/use-words'

export interface AgreementProps {
  readonly view: { readonly isAgreed: boolean; readonly isAgreementMissing: boolean }
  /** What the method asks for besides: a payment, an application or a transfer. */
  readonly of?: 'payment' | 'credit' | 'transfer'
}

/** What is accepted before anything is paid, by any method; the agreement opens where it is named (PAY-03, AGR-13). */
export function Agreement({ view, of = 'payment' }: AgreementProps) {
  const { say } = useWords()
  const { actor } = useCheckout()
  const payment = useChild('payment')
  return (
    <LinkedCheckBox
      field="agreement"
      label={
        <LinkedText<AgreementName>
          sentence={say(`${of}.agreement`)}
          onPress={(text) => {
            actor.send({ type: 'shopper.openedText', text })
          }}
        />
      }
      checked={view.isAgreed}
      error={view.isAgreementMissing ? say('validations.agreementRequired') : undefined}
      onToggle={(isAgreed) => {
        payment?.send({ type: 'shopper.agreed', isAgreed })
      }}
    />
  )
}
