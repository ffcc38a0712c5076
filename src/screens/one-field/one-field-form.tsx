import { type RefCallback, type SubmitEvent, useCallback, useRef } from 'react'
import type { FocusTarget } from '../../../machines/checkout/screen-meta'
import type { Problem } from '../../../machines/entities/problem'
import { form, links, stack } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { Button } from '../../components/button/button'
import { Field, type FieldProps } from '../../components/field/field'
import { arrowBack } from '../../components/icon/later-icons'
import { TextButton } from '../../components/text-button/text-button'
import { ProblemAlert } from '../problem-alert/problem-alert'

interface OneFieldFormProps extends Omit<FieldProps, 'inputRef'> {
  /** Sets `data-form`. */
  readonly name: string
  readonly field: FocusTarget
  readonly problem: Problem | undefined
  readonly isBusy: boolean
  readonly words: { readonly submit: string; readonly busy: string; readonly back: string }
  /** Returns whether the text was refused; then the field takes the focus. */
  readonly onSubmit: () => boolean
  readonly onBack: () => void
}

/** A form with one field, and a button back to the screen before it. */
export function OneFieldForm({ name, problem, isBusy, words, onSubmit, onBack, ...asked }: OneFieldFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const arrival = useArrival<HTMLInputElement>(asked.field)
  // A new function at each render would arrive again, and take the focus and the scroll.
  const attach: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      input.current = element
      arrival(element)
    },
    [arrival],
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (onSubmit()) input.current?.focus()
  }
  return (
    <div className={stack}>
      <form className={form} data-form={name} noValidate onSubmit={submit}>
        <ProblemAlert problem={problem} />
        <Field {...asked} inputRef={attach} />
        <Button type="submit" action="continue" busy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </form>
      <div className={links}>
        <TextButton icon={arrowBack} action="step-back" onPress={onBack}>
          {words.back}
        </TextButton>
      </div>
    </div>
  )
}
