import { CampaignBanner } from '../campaign/campaign-banner'
import { FormLinks } from './form-links'
import type { OfForm } from './form-parts'

/** Under the form, so that nothing in it moves when the order brings a campaign. */
export function LinksAndCampaign(props: OfForm) {
  return (
    <>
      <FormLinks {...props} />
      <CampaignBanner isUnder />
    </>
  )
}
