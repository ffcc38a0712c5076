import type { AgreementName } from '../../../../machines/entities/agreement'
import { useCheckout } from '../../../checkout/provider'
import { useChild } from '../../../checkout/use-view'
import { LinkedCheckBox } from '../../../components/check-box/linked-check-box'
import { LinkedText } from '../../../components/linked-text/linked-text'
import type { WordKey } from '../../../words/word-key'
import { useWords } from '../../../words/use-words'

/** The agreement's sentence for each kind of method (PAY-03). */
const SENTENCES = {
  payment: 'payment.agreement',
  credit: 'credit.agreement',
  transfer: 'transfer.agreement',
} as const satisfies Readonly<Record<string, WordKey>>

export interface AgreementProps {
  readonly view: { readonly isAgreed: boolean; readonly isAgreementMissing: boolean }
  /** The kind of method: a payment, an application or a transfer. */
  readonly of?: keyof typeof SENTENCES
}

/** What the shopper accepts before paying; the agreement opens by the link in its sentence (AGR-13). */
export function Agreement({ view, of = 'payment' }: AgreementProps) {
  const { say } = useWords()
  const { actor } = useCheckout()
  const payment = useChild('payment')
  return (
    <LinkedCheckBox
      field="agreement"
      label={
        <LinkedText<AgreementName>
          sentence={say(SENTENCES[of])}
          onPress={(text) => actor.send({ type: 'shopper.openedText', text })}
        />
      }
      checked={view.isAgreed}
      error={view.isAgreementMissing ? say('validations.agreementRequired') : undefined}
      onToggle={(isAgreed) => payment?.send({ type: 'shopper.agreed', isAgreed })}
    />
  )
}
