import { verificationView } from '../../../machines/verification/view'
import { useChild } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { useWords } from '../../words/use-words'
import { CodeForm } from './code-form'

/** `/otp`: the code that was sent to the member's phone. */
export function OtpScreen() {
  const { say } = useWords()
  const actor = useChild('verification')
  return (
    <Main screen="otp">
      <Heading lede={actor && say('verification.lede', { phone: verificationView(actor.getSnapshot()).maskedPhone })}>
        {say('verification.heading')}
      </Heading>
      {actor && <CodeForm actor={actor} />}
    </Main>
  )
}
