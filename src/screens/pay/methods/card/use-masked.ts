import InputMask from 'imask/esm/controls/input'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/dynamic'
import { type RefCallback, useCallback } from 'react'
import type { CardField } from '../../../../../machines/entities/card'
import type { CardVault } from '../../../../checkout/card-vault'
import { writeText } from '../../../../components/field/field-text'
import { masks, withWholeYear } from './masks'

export interface Masked {
  readonly vault: CardVault
  readonly onChange: (field: CardField) => void
  /** Whether the form was submitted: its fields are read-only then, but can still be written into. */
  readonly isHeld: () => boolean
}

/** The mask cancels drops. Without its listener the browser inserts the text, and the mask handles that as any input (VAL-07). */
function bypassMask(event: Event) {
  event.stopImmediatePropagation()
}

/**
 * Masks a card field and connects it to the vault: typed text is written to the vault, and text that the vault clears is removed from the
 * field. The field starts with the vault's text, so that after a refusal the shopper retypes only the security code.
 */
export function useMasked(field: CardField, { vault, onChange, isHeld }: Masked): RefCallback<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return
      const mask = masks[field]
      const masked = mask === undefined ? undefined : new InputMask(input, mask)
      const show = () => {
        if (masked) masked.value = vault.textOf(field)
        writeText(input, masked ? input.value : vault.textOf(field))
      }
      const take = () => {
        // Written by a password manager, for example: a submitted field keeps its text (PAY-11).
        if (isHeld()) {
          if (input.value !== vault.textOf(field)) show()
          return
        }
        vault.write(field, input.value)
        onChange(field)
      }
      // A short year that is typed key by key is recognised only when the field is left.
      const tidy = () => {
        if (masked && field === 'expireDate') masked.value = withWholeYear(masked.value)
      }
      show()
      if (masked) masked.on('accept', take)
      else input.addEventListener('input', take)
      input.addEventListener('blur', tidy)
      input.addEventListener('drop', bypassMask, true)
      const { form } = input
      // Enter submits the form without leaving the field, and the submitted date must be complete.
      form?.addEventListener('submit', tidy)
      const stopListening = vault.onCleared(show)
      return () => {
        stopListening()
        masked?.destroy()
        input.removeEventListener('input', take)
        input.removeEventListener('blur', tidy)
        form?.removeEventListener('submit', tidy)
      }
    },
    [field, vault, onChange, isHeld],
  )
}
