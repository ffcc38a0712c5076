import { type RefCallback, useCallback } from 'react'
import type { EntryField } from '../../../machines/entities/entry-form'
import { typedForm } from '../../../machines/sign-in/identify/view'
import { writeText } from '../../components/field/own-text'
import type { FormActor } from './form-actor'

/**
 * Joins a field to the machine. The page owns the text: what was typed before the script came goes to the machine, and the
 * machine writes into the field only where it is empty or when it says that it has filled it.
 */
export function useKeptText(actor: FormActor, field: EntryField): RefCallback<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return
      const kept = typedForm(actor.getSnapshot())[field]
      writeText(input, input.value || kept)
      if (input.value !== kept) actor.send({ type: 'shopper.typed', field, text: input.value })
      const filling = actor.on('filled', ({ form }) => {
        const isEmpty = input.value === ''
        writeText(input, form[field])
        // Where the shopper was about to type, their text takes its place.
        if (isEmpty && input === document.activeElement) input.select()
      })
      return () => {
        filling.unsubscribe()
      }
    },
    [actor, field],
  )
}
