import { useSelector } from '@xstate/react'
import { type RefCallback, useCallback } from 'react'
import type { EntryField } from '../../../machines/entities/entry-form'
import { emailLeft } from '../../../machines/sign-in/identify/view'
import { useAfterPress } from '../../components/field/after-press'
import { EmailHint } from './email-hint'
import type { OfForm } from './form-parts'

const fieldOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' ? target.dataset['field'] : undefined

/** Writes into a field as a shopper would: whoever listens to it hears so. */
function fill(field: EntryField, text: string) {
  const input = document.querySelector<HTMLInputElement>(`main form [data-field=${field}]`)
  if (!input) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** What joins the form when it can be used: it hears when a field is left, and offers a better e-mail. */
export function FormHelp({ actor }: OfForm) {
  const { ref, afterPress } = useAfterPress()
  const email = useSelector(actor, emailLeft)
  const attach: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      const form = element?.closest('form')
      if (!form) return undefined
      const endPresses = ref(form)
      const leave = ({ target }: FocusEvent) => {
        const field = fieldOf(target)
        if (field !== undefined) {
          afterPress(() => {
            actor.send({ type: 'shopper.leftField', field: field as EntryField })
          })
        }
      }
      form.addEventListener('focusout', leave)
      return () => {
        form.removeEventListener('focusout', leave)
        endPresses?.()
      }
    },
    [actor, ref, afterPress],
  )
  return (
    <div ref={attach}>
      <EmailHint
        email={email ?? ''}
        onAccept={(better) => {
          fill('email', better)
        }}
      />
    </div>
  )
}
