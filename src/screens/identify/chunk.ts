import { CountryDialogs } from './country-dialogs'
import { EntrySummary } from './entry-summary'
import { FormHelp } from './form-help'
import { IdentifyScreen } from './identify'
import { IdentifyTitle } from './identify-title'
import { RoutedLinksAndCampaign } from './links-and-campaign'

/** The first screen, with all the parts that are added once it can be used. */
export const parts = {
  Main: IdentifyScreen,
  Title: IdentifyTitle,
  Summary: EntrySummary,
  Hint: FormHelp,
  Links: RoutedLinksAndCampaign,
  Countries: CountryDialogs,
}
