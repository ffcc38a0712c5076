import { CountryDialogs } from '../identify/country-dialogs'
import { EntrySummary } from '../identify/entry-summary'
import { FormHelp } from '../identify/form-help'
import { IdentifyScreen } from '../identify/identify'
import { LinksAndCampaign } from '../identify/links-and-campaign'
import { ApplicantFields } from '../register/applicant-fields'
import { QuickLoginDialogs } from './quick-login-dialogs'
import { QuickLede, QuickTitle } from './quick-title'

/** The first screen with all fields of the one-page login, and the modals over it. */
export const parts = {
  Main: IdentifyScreen,
  Title: QuickTitle,
  Lede: QuickLede,
  Summary: EntrySummary,
  Hint: FormHelp,
  More: ApplicantFields,
  Links: LinksAndCampaign,
  Dialogs: QuickLoginDialogs,
  Countries: CountryDialogs,
}
