import type { EntryForm } from '../../../machines/entities/entry-form'
import { writeText } from '../../components/field/field-text'
import type { FormActor } from './form-actor'

/**
 * Writes the contact that the next form begins with into fields that still show the one that the last form ended with: a code may have
 * gone to another phone or e-mail since. A text that the last form did not end with is what the shopper types, and stays.
 */
export function showBegunContact(fields: ParentNode, last: FormActor, begun: EntryForm) {
  const { status, context } = last.getSnapshot()
  if (status !== 'done') return
  for (const field of ['gsmNumber', 'email'] as const) {
    const input = fields.querySelector<HTMLInputElement>(`[data-field=${field}]`)
    if (input?.value === context.form[field]) writeText(input, begun[field])
  }
}
