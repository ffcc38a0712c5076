import type { ReactNode } from 'react'
import type { OtpView } from '../../../machines/sign-in/otp/view'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { Icon } from '../../components/icon/icon'
import type { IconSource } from '../../components/icon/icons'
import { clock, message } from '../../components/icon/later-icons'
import { TextButton } from '../../components/text-button/text-button'
import { useWords } from '../../words/use-words'
import { ProblemAlert } from '../problem-alert/problem-alert'
import * as css from './resend.css'

export interface ResendProps {
  readonly view: OtpView
  readonly onPress: () => void
}

/** Resending the otp: how long to wait, the button, and whether it was sent. */
export function Resend({ view, onPress }: ResendProps) {
  const { say } = useWords()
  return (
    <div className={css.resend}>
      {view.sendingProblem && (
        <div className={css.problem}>
          <ProblemAlert problem={view.sendingProblem} />
        </div>
      )}
      {!view.isLapsed && <ResendRow view={view} onPress={onPress} />}
      <p className={visuallyHidden} role="status">
        {view.canResend && !view.isLapsed && say('otp.resendNow')}
      </p>
      <div className={css.status} role="status">
        {view.isSentAgain && (
          <StatusLine icon="check" isGood>
            {say('otp.sentAgain')}
          </StatusLine>
        )}
        {view.isLastMinute && !view.isBusy && <StatusLine icon={clock}>{say('otp.lastMinute')}</StatusLine>}
      </div>
    </div>
  )
}

function ResendRow({ view, onPress }: ResendProps) {
  const { say } = useWords()
  if (view.isSending || !view.isCooling) {
    return (
      <TextButton icon={message} action="resend" isClosed={!view.canResend} onPress={onPress}>
        {say('otp.resend')}
      </TextButton>
    )
  }
  const { secondsToResend: seconds } = view
  return (
    <p className={css.row}>
      <svg className={css.ring} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle className={css.track} cx="10" cy="10" r="8" />
        <circle
          className={css.left}
          cx="10"
          cy="10"
          r="8"
          strokeDasharray={`${(view.share * 50.27).toFixed(1)} 50.3`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {seconds === undefined ? (
        <span>{say('otp.resendSoon')}</span>
      ) : (
        <Count sentence={say('otp.resendIn', { seconds })} count={String(seconds)} />
      )}
    </p>
  )
}

function Count({ sentence, count }: { readonly sentence: string; readonly count: string }) {
  const [before, after] = sentence.split(count)
  return (
    <span>
      {before}
      <b className={css.count}>{count}</b>
      {after}
    </span>
  )
}

interface StatusLineProps {
  readonly children: ReactNode
  readonly icon: IconSource
  readonly isGood?: boolean
}

function StatusLine({ children, icon, isGood = false }: StatusLineProps) {
  return (
    <p>
      <span className={isGood ? `${css.mark} ${css.good}` : css.mark}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </p>
  )
}
