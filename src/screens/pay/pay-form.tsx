import type { ReactNode, SubmitEvent } from 'react'
import { stack } from '../../../styles/rhythm.css'

export interface PayFormProps {
  /** Its handle, `data-form`. */
  readonly name: string
  readonly children: ReactNode
  readonly onPay: () => void
}

/** The form of a method. Its button stands in the payment bar. */
export function PayForm({ name, children, onPay }: PayFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onPay()
  }
  return (
    <form className={stack} data-form={name} noValidate onSubmit={submit}>
      {children}
      {/* Enter in a field pays, too: a form without a submit button of its own would not hear it. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
