import { FormLinks } from '../identify/form-links'
import type { OfForm } from '../identify/form-parts'
import { CampaignBanner } from './campaign-banner'

/** Under the form, so that nothing in it moves when the order brings a campaign. */
export function LinksAndCampaign(props: OfForm) {
  return (
    <>
      <FormLinks {...props} />
      <CampaignBanner isUnder />
    </>
  )
}
