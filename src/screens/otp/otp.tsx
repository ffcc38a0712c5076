import { useId } from 'react'
import { otpView } from '../../../machines/sign-in/otp/view'
import { form } from '../../../styles/rhythm.css'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { useChild, useChildView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Skeleton } from '../../components/skeleton/skeleton'
import { withNoBreakSpaces } from '../../words/no-break-spaces'
import { useWords } from '../../words/use-words'
import { ReloadNote } from '../reload-note/reload-note'
import { CodeForm } from './code-form'

/** Placeholder for the code field and its button, until the sent otp is restored. */
function OtpLoading() {
  const { say } = useWords()
  return (
    <>
      <div className={form} data-room="otp">
        <Skeleton width={384} height={56} />
        <Skeleton width={440} height={48} />
      </div>
      <p className={visuallyHidden}>{say('shell.loading')}</p>
    </>
  )
}

/** `/otp`: asks for the otp that was sent to the member's phone. */
function OtpScreen() {
  const { say } = useWords()
  const actor = useChild('otp')
  const ledeId = useId()
  const phone = useChildView(actor, (snapshot) => otpView(snapshot).maskedPhone)
  const lede = phone && say('otp.lede', { phone: withNoBreakSpaces(phone) })
  return (
    <Main screen="otp">
      <Heading lede={lede ? <span id={ledeId}>{lede}</span> : <Skeleton width={320} height={24} />}>
        {say('otp.heading')}
      </Heading>
      {actor ? <CodeForm actor={actor} ledeId={ledeId} /> : <OtpLoading />}
      <ReloadNote />
    </Main>
  )
}

export const parts = { Main: OtpScreen }
