import { type RefCallback, useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { identifyMachine } from '../../../machines/identify/machine'
import type { IdentifyField } from '../../../machines/identify/rules'
import { typedContact } from '../../../machines/identify/view'

export type IdentifyActor = ActorRefFrom<typeof identifyMachine>

/**
 * Joins a field to the machine. The page owns the text: what was typed before the script came goes to the machine, and the
 * machine writes into the field only where it is empty or when it says that it has filled it.
 */
export function useKeptText(actor: IdentifyActor, field: IdentifyField): RefCallback<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return
      const kept = typedContact(actor.getSnapshot())[field]
      if (input.value === '') input.value = kept
      else if (input.value !== kept) actor.send({ type: 'shopper.typed', field, text: input.value })
      const filling = actor.on('filled', ({ contact }) => {
        if (input.value !== contact[field]) input.value = contact[field]
      })
      return () => {
        filling.unsubscribe()
      }
    },
    [actor, field],
  )
}
