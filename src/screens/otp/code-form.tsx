import { shallowEqual, useSelector } from '@xstate/react'
import { type SubmitEvent, type RefCallback, useCallback, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { verificationMachine } from '../../../machines/verification/machine'
import { verificationView } from '../../../machines/verification/view'
import { form } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { Button } from '../../components/button/button'
import { CodeField } from '../../components/code-field/code-field'
import { Note } from '../../components/note/note'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'

type VerificationActor = ActorRefFrom<typeof verificationMachine>

export function CodeForm({ actor }: { readonly actor: VerificationActor }) {
  const { say } = useWords()
  const view = useSelector(actor, verificationView, shallowEqual)
  const input = useRef<HTMLInputElement>(null)
  const arrival = useArrival<HTMLInputElement>('verificationCode')

  const attach: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      if (!element) return
      input.current = element
      arrival(element)
      const forgetting = actor.on('codeForgotten', () => {
        element.value = ''
        // The drawn cells follow what the field says.
        element.dispatchEvent(new Event('input', { bubbles: true }))
        element.focus()
      })
      return () => {
        forgetting.unsubscribe()
      }
    },
    [actor, arrival],
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'shopper.enteredCode' })
    if (verificationView(actor.getSnapshot()).fault) input.current?.focus()
  }

  return (
    <form className={form} data-form="otp" noValidate onSubmit={submit}>
      {view.problem && (
        <Note tone="danger" icon="alert-circle" role="alert">
          <ProblemText problem={view.problem} />
        </Note>
      )}
      <CodeField
        field="verificationCode"
        label={say('verification.code')}
        error={view.fault && say(view.fault)}
        inputRef={attach}
        onInput={(text) => {
          actor.send({ type: 'shopper.typedCode', text })
        }}
      />
      <Button type="submit" action="verify" busy={view.isBusy} busyLabel={say('verification.busy')}>
        {say('verification.verify')}
      </Button>
    </form>
  )
}
