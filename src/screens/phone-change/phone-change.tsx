import { phoneChangeView } from '../../../machines/sign-in/phone-change/view'
import { useChild, useChildView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { withNoBreakSpaces } from '../../words/no-break-spaces'
import { useWords } from '../../words/use-words'
import { PhoneForm } from './phone-form'

/** `/change-phone-number`: asks for another phone to send the otp to. */
function PhoneChangeScreen() {
  const { say } = useWords()
  const actor = useChild('phoneChange')
  const phone = useChildView(actor, (snapshot) => withNoBreakSpaces(phoneChangeView(snapshot).maskedPhone))
  return (
    <Main screen="change-phone-number">
      <Heading lede={phone && say('phoneChange.lede', { phone })}>{say('phoneChange.heading')}</Heading>
      {actor && <PhoneForm actor={actor} />}
    </Main>
  )
}

export const parts = { Main: PhoneChangeScreen }
