import type { AgreementName } from '../../../machines/entities/agreement'
import { ConsentList } from '../../components/consent-list/consent-list'
import { LinkedText } from '../../components/linked-text/linked-text'
import { useWords } from '../../words/use-words'

/** The shopper's consents: the contract, the use of personal data, messages. Only the contract is required. */
export interface Ticked {
  readonly agreement: boolean
  readonly dataUse: boolean
  readonly messages: boolean
}

export interface ConsentsProps {
  readonly ticked: Ticked
  readonly agreementFault: boolean
  readonly onTick: (box: keyof Ticked, isTicked: boolean) => void
  readonly onOpen: (text: AgreementName) => void
}

/** The consents of a registration: three separate choices, as the law requires, with links to their texts. */
export function Consents({ ticked, agreementFault, onTick, onOpen }: ConsentsProps) {
  const { say } = useWords()
  const row = (field: keyof Ticked, isOptional: boolean, error?: string) => ({
    field,
    label: <LinkedText sentence={say(`consents.${field}`)} onPress={onOpen} />,
    isOptional,
    isTicked: ticked[field],
    error,
    onToggle: (isTicked: boolean) => onTick(field, isTicked),
  })
  return (
    <ConsentList
      label={say('consents.group')}
      rows={[
        row('agreement', false, agreementFault ? say('consents.agreementRequired') : undefined),
        row('dataUse', true),
        row('messages', true),
      ]}
      optionalLabel={say('consents.optional')}
      footnote={<LinkedText sentence={say('consents.footnote')} onPress={onOpen} />}
    />
  )
}
