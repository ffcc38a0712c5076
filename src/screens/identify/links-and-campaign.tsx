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

/** Below the form, so that a note or a campaign of the order moves nothing in it. */
export function LinksAndCampaign(props: FormActorProps) {
  return (
    <>
      {useView(isPayFlow) && <FormLinks {...props} />}
      <EntranceNotes />
      <CampaignBanner isUnder />
    </>
  )
}

/** The link's space is reserved. It waits for the order, which may make the form longer and would move it (SHELL-16). */
export function RoutedLinksAndCampaign(props: FormActorProps) {
  return useView(isFormLogin) && <LinksAndCampaign {...props} />
}
