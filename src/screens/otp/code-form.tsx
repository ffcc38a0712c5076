import { type RefCallback, type SubmitEvent, useCallback, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { CODE_LENGTH, codeWithin } from '../../../machines/entities/otp'
import type { otpMachine } from '../../../machines/sign-in/otp/machine'
import { type OtpView, otpView } from '../../../machines/sign-in/otp/view'
import { form, links } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChildView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { CodeField } from '../../components/code-field/code-field'
import { retryArrow, phone } from '../../components/icon/later-icons'
import { TextButton } from '../../components/text-button/text-button'
import { ProblemText } from '../../words/problem-text'
import { type Words, useWords } from '../../words/use-words'
import { Resend } from './resend'

type OtpActor = ActorRefFrom<typeof otpMachine>

interface CodeFormProps {
  readonly actor: OtpActor
  /** Id of the sentence that says where the code went; a modal is itself described by it. */
  readonly ledeId?: string
}

export function CodeForm({ actor, ledeId }: CodeFormProps) {
  const { say } = useWords()
  const view = useChildView(actor, otpView)
  const input = useRef<HTMLInputElement>(null)
  const arrival = useArrival<HTMLInputElement>('verificationCode')

  const attach: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      if (!element) return
      input.current = element
      arrival(element)
      const forgetting = actor.on('codeForgotten', () => {
        element.value = ''
        // Updates the drawn cells and the machine.
        element.dispatchEvent(new Event('input', { bubbles: true }))
        // The shopper did nothing when the otp lapses, so the focus must not move.
        if (!otpView(actor.getSnapshot()).isLapsed) element.focus()
      })
      const reading = actor.on('codeRead', ({ text }) => {
        const code = codeWithin(text)
        if (element.value === code || code.length > CODE_LENGTH) return
        element.value = code
        element.dispatchEvent(new Event('input', { bubbles: true }))
      })
      return () => {
        forgetting.unsubscribe()
        reading.unsubscribe()
      }
    },
    [actor, arrival],
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'shopper.enteredCode' })
    if (otpView(actor.getSnapshot()).fault) input.current?.focus()
  }
  const resend = () => {
    actor.send({ type: 'shopper.askedForCode' })
    input.current?.focus()
  }

  return (
    <div>
      <form className={form} data-form="otp" noValidate onSubmit={submit}>
        <CodeField
          field="verificationCode"
          label={say('otp.code')}
          error={errorOf(view, say)}
          ledeId={ledeId}
          isClosed={view.isLapsed}
          inputRef={attach}
          onType={(text) => actor.send({ type: 'shopper.typedCode', text })}
          onInsert={(text) => actor.send({ type: 'shopper.insertedCode', text })}
        />
        <PrimaryButton view={view} onResend={resend} />
      </form>
      <Resend view={view} onPress={resend} />
      <div className={links}>
        <TextButton
          icon={phone}
          action="change-number"
          isClosed={!view.canChangePhone}
          onPress={() => actor.send({ type: 'shopper.askedNewNumber' })}
        >
          {say('otp.changePhone')}
        </TextButton>
        {view.sendingProblem && (
          <TextButton
            icon={retryArrow}
            action="start-again"
            onPress={() => actor.send({ type: 'shopper.steppedBack' })}
          >
            {say('otp.startAgain')}
          </TextButton>
        )}
      </div>
    </div>
  )
}

interface PrimaryButtonProps {
  readonly view: OtpView
  readonly onResend: () => void
}

/** One button for the next action: it keeps its place and its focus when the action changes. */
function PrimaryButton({ view, onResend }: PrimaryButtonProps) {
  const { say } = useWords()
  return view.isLapsed ? (
    <Button action="resend" onPress={onResend}>
      {say('otp.sendNew')}
    </Button>
  ) : (
    <Button
      type="submit"
      action="verify"
      busy={view.isBusy || view.isSending}
      busyLabel={say(view.isSending ? 'otp.sending' : 'otp.busy')}
    >
      {say('otp.verify')}
    </Button>
  )
}

function errorOf({ isLapsed, problem, fault }: OtpView, say: Words['say']) {
  if (isLapsed) return say('otp.lapsed')
  return problem ? <ProblemText problem={problem} /> : fault && say(fault)
}
