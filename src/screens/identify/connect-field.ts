import type { EntryField } from '../../../machines/entities/entry-form'
import { typedForm } from '../../../machines/sign-in/identify/view'
import { isTextUnsent, lastSentText, fieldsLeftBeforeReady, writeText } from '../../components/field/field-text'
import type { FormActor } from './form-actor'

/**
 * Connects a field to the machine. The browser owns the text: what was typed before the script loaded is sent to the machine, and the
 * machine writes into the field only if it is empty or when the machine emits `filled`. Returns a function that disconnects it.
 */
export function connectField(actor: FormActor, field: EntryField, input: HTMLInputElement): () => void {
  const typed = typedForm(actor.getSnapshot())[field]
  const note = () => {
    lastSentText.set(input, input.value)
  }
  const notify = () => {
    note()
    actor.send({ type: 'shopper.typed', field, text: input.value })
  }
  const leave = () => {
    fieldsLeftBeforeReady.add(input)
  }
  writeText(input, input.value || typed)
  if (input.value !== typed) {
    notify()
    // The shopper left the field before the script loaded.
    if (input !== document.activeElement) leave()
  }
  input.addEventListener('input', note)
  input.addEventListener('blur', leave)
  const filling = actor.on('filled', ({ form }) => {
    if (isTextUnsent(input)) {
      notify()
      return
    }
    const isEmpty = input.value === ''
    writeText(input, form[field])
    // The shopper is about to type here: their text replaces the selected one.
    if (isEmpty && input === document.activeElement) input.select()
  })
  return () => {
    filling.unsubscribe()
    input.removeEventListener('input', note)
    input.removeEventListener('blur', leave)
  }
}
