import { isFormLogin } from '../../../machines/checkout/screens'
import { isPayFlow } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'
import { globe } from '../../components/icon/later-icons'
import { TextButton } from '../../components/text-button/text-button'
import { EntranceNotes } from './entrance-notes'
import { useWords } from '../../words/use-words'
import { CampaignBanner } from '../campaign/campaign-banner'
import type { FormActorProps } from './form-parts'

function FormLinks({ actor }: FormActorProps) {
  const { say } = useWords()
  return (
    <TextButton icon={globe} action="use-foreign-number" onPress={() => actor.send({ type: 'shopper.askedCountries' })}>
      {say('identify.useForeign')}
    </TextButton>
  )
}

interface BelowFormProps extends FormActorProps {
  /** Whether the form has its final length, so that nothing below it moves any more. */
  readonly isSettled: boolean
}

/** Below the form, so that a note or a campaign of the order moves nothing in it. The notes' live regions are mounted from the start. */
function BelowForm({ isSettled, actor }: BelowFormProps) {
  const isPayment = useView(isPayFlow)
  return (
    <>
      {isSettled && isPayment && <FormLinks actor={actor} />}
      <EntranceNotes isShown={isSettled} />
      {isSettled && <CampaignBanner isUnder />}
    </>
  )
}

export function LinksAndCampaign({ actor }: FormActorProps) {
  return <BelowForm isSettled actor={actor} />
}

/** The link's space is reserved. It waits for the order, which may make the form longer and would move it (SHELL-16). */
export function RoutedLinksAndCampaign({ actor }: FormActorProps) {
  return <BelowForm isSettled={useView(isFormLogin)} actor={actor} />
}
