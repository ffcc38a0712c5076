import { type RefCallback, useCallback } from 'react'
import type { EntryField } from '../../../machines/entities/entry-form'
import type { FormActor } from './form-actor'
import { connectField } from './connect-field'

export function useConnectedField(actor: FormActor, field: EntryField): RefCallback<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => (input ? connectField(actor, field, input) : undefined),
    [actor, field],
  )
}
