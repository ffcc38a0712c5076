import { CountryDialogs } from './country-dialogs'
import { FormHelp } from './form-help'
import { IdentifyScreen } from './identify'
import { IdentifyTitle } from './identify-title'
import { LinksAndCampaign } from './links-and-campaign'

/** The first screen with all that joins it after it can be used. */
export const identifyParts = {
  Main: IdentifyScreen,
  Title: IdentifyTitle,
  Hint: FormHelp,
  Links: LinksAndCampaign,
  Dialogs: CountryDialogs,
}
