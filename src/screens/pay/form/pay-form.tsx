import type { ReactNode, SubmitEvent } from 'react'
import { stack } from '../../../../styles/rhythm.css'

export interface PayFormProps {
  /** Sets `data-form`. */
  readonly name: string
  readonly children: ReactNode
  /** On Enter in a text field; in a radio or checkbox Enter does not pay. Without it, no key pays. */
  readonly onEnter?: () => void
}

const CHOICES = ['radio', 'checkbox']

export function PayForm({ name, children, onEnter }: PayFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { activeElement: field } = document
    if (field instanceof HTMLInputElement && !CHOICES.includes(field.type)) onEnter?.()
  }
  return (
    <form className={stack} data-form={name} noValidate onSubmit={submit}>
      {children}
      {/* A form without a submit button would ignore Enter. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
