import { actions } from '../../../styles/rhythm.css'
import { isPaymentUnsettled, mayBePaidElsewhere } from '../../../machines/checkout/views'
import { useCheckout } from '../../checkout/provider'
import { useArrival } from '../../checkout/use-arrival'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { infoMark } from '../../components/icon/later-icons'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Note } from '../../components/note/note'
import { Seal } from '../../components/seal/seal'
import { useWords } from '../../words/use-words'

interface ExpiredProps {
  readonly screen: 'form-expired' | 'member-expired'
  readonly title: string
  readonly text: string
}

function Expired({ screen, title, text }: ExpiredProps) {
  const { say } = useWords()
  const { actor } = useCheckout()
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const isUnknown = useView(isPaymentUnsettled)
  const isNoteTrue = !useView(mayBePaidElsewhere)
  return (
    <Main screen={screen} isFull>
      <Seal kind="expired" />
      <Heading lede={text} headingRef={headingRef}>
        {title}
      </Heading>
      {(isUnknown || isNoteTrue) && (
        <div className={actions}>
          <Note icon={infoMark}>{say(isUnknown ? 'errors.unsettled' : 'errors.noMoneyMoved')}</Note>
        </div>
      )}
      <div className={actions}>
        <Button action="try-again" onPress={() => actor.send({ type: 'shopper.retried' })}>
          {say(isUnknown && screen === 'member-expired' ? 'pages.memberToken.expire.logIn' : 'shell.tryAgain')}
        </Button>
      </div>
    </Main>
  )
}

/** The order's own time is over (CLIENT_SIDE_EXPIRE_DATE_ERROR). */
export function FormExpiredScreen() {
  const { say } = useWords()
  return (
    <Expired
      screen="form-expired"
      title={say('pages.countDown.expire.title')}
      text={say('pages.countDown.expire.text')}
    />
  )
}

/** The member's login is over (MEMBER_SESSION_EXPIRE_DATE_ERROR). */
export function MemberExpiredScreen() {
  const { say } = useWords()
  return (
    <Expired
      screen="member-expired"
      title={say('pages.memberToken.expire.title')}
      text={say('pages.memberToken.expire.text')}
    />
  )
}
