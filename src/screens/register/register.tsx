import { links } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChild } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { arrowBack } from '../../components/icon/later-icons'
import { Main } from '../../components/main/main'
import { TextButton } from '../../components/text-button/text-button'
import { useWords } from '../../words/use-words'
import { CampaignBanner } from '../campaign/campaign-banner'
import { CountryDialogs } from '../identify/country-dialogs'
import { EntrySummary } from '../identify/entry-summary'
import { FormHelp } from '../identify/form-help'
import { IdentifyForm } from '../identify/identify-form'
import { ApplicantFields } from './applicant-fields'

const formParts = { Hint: FormHelp, More: ApplicantFields }

/** `/register`: signs up a new member. */
function RegisterScreen() {
  const { say } = useWords()
  const actor = useChild('registration')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="register">
      {actor && <EntrySummary actor={actor} />}
      <Heading lede={say('register.lede')} headingRef={headingRef}>
        {say('register.heading')}
      </Heading>
      {actor && <IdentifyForm name="register" actor={actor} parts={formParts} />}
      <div className={links}>
        <TextButton icon={arrowBack} action="step-back" onPress={() => actor?.send({ type: 'shopper.steppedBack' })}>
          {say('register.toLogin')}
        </TextButton>
      </div>
      <CampaignBanner />
    </Main>
  )
}

export const parts = { Main: RegisterScreen, Countries: CountryDialogs }
