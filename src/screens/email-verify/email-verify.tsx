import { emailMismatchView } from '../../../machines/sign-in/email-mismatch/view'
import { useChild, useChildView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { withNoBreakSpaces } from '../../words/no-break-spaces'
import { useWords } from '../../words/use-words'
import { CampaignBanner } from '../campaign/campaign-banner'
import { EmailForm } from './email-form'
import { EmailMismatch } from './email-mismatch'

/** `/emailVerify`: the phone is known, but with another e-mail. */
function EmailVerifyScreen() {
  const { say } = useWords()
  const actor = useChild('emailMismatch')
  const phone = useChildView(actor, (snapshot) => withNoBreakSpaces(emailMismatchView(snapshot).maskedPhone))
  return (
    <Main screen="email-verify">
      <Heading lede={phone && say('emailVerify.lede', { phone })}>{say('emailVerify.heading')}</Heading>
      {actor && <EmailForm actor={actor} />}
      <CampaignBanner />
    </Main>
  )
}

export const parts = { Main: EmailVerifyScreen, Dialogs: EmailMismatch }
