import type { ReactNode, SubmitEvent } from 'react'
import { stack } from '../../../../styles/rhythm.css'

export interface PayFormProps {
  /** Sets `data-form`. */
  readonly name: string
  readonly children: ReactNode
  /** The `data-action` of the button that Enter in a text field presses; in a radio or checkbox Enter does not pay. Without it, no key pays. */
  readonly presses?: string
}

const CHOICES = ['radio', 'checkbox']

/** Enter pays by the button itself, so that a button that can't be seen is not pressed in a frame either; it is then shown. */
function press(action: string) {
  const button = document.querySelector<HTMLElement>(`[data-action="${action}"]`)
  const isIgnored = button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) === false
  if (isIgnored) button.focus()
}

export function PayForm({ name, children, presses }: PayFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { activeElement: field } = document
    if (presses !== undefined && field instanceof HTMLInputElement && !CHOICES.includes(field.type)) press(presses)
  }
  return (
    <form className={stack} data-form={name} noValidate onSubmit={submit}>
      {children}
      {/* A form without a submit button would ignore Enter. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
