import type { ReactNode, SubmitEvent } from 'react'
import { stack } from '../../../../styles/rhythm.css'

export interface PayFormProps {
  /** Its handle, `data-form`. */
  readonly name: string
  readonly children: ReactNode
  /** By Enter in a field of text; on a choice, Enter does nothing but choose. Without it no key pays. */
  readonly onPay?: () => void
}

const CHOICES = ['radio', 'checkbox']

/** The form of a method. Its button is in the payment bar. */
export function PayForm({ name, children, onPay }: PayFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { activeElement: field } = document
    if (field instanceof HTMLInputElement && !CHOICES.includes(field.type)) onPay?.()
  }
  return (
    <form className={stack} data-form={name} noValidate onSubmit={submit}>
      {children}
      {/* A form without a submit button of its own would not hear Enter. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
