import { type RefCallback, useCallback } from 'react'
import type { EntryField } from '../../../machines/entities/entry-form'
import type { FormActor } from './form-actor'
import { joinText } from './kept-text'

export function useKeptText(actor: FormActor, field: EntryField): RefCallback<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => (input ? joinText(actor, field, input) : undefined),
    [actor, field],
  )
}
