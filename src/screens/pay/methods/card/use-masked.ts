import InputMask from 'imask/esm/controls/input'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/dynamic'
import { type RefCallback, useCallback } from 'react'
import type { CardField } from '../../../../../machines/entities/card'
import type { CardVault } from '../../../../checkout/card-vault'
import { writeText } from '../../../../components/field/own-text'
import { masks, withWholeYear } from './masks'

export interface Masked {
  readonly vault: CardVault
  readonly onChange: (field: CardField) => void
  /** The form was pressed. A field can't be typed in then, and yet be written into. */
  readonly isHeld: () => boolean
}

/** A mask lets nothing be dropped; the browser does, and the mask hears of it as of any input (VAL-07). */
function keepFromMask(event: Event) {
  event.stopImmediatePropagation()
}

/**
 * Masks a card field, and joins it to the vault: what is typed goes in, and what the vault forgets goes from the field.
 * The field starts with what the vault still holds, so that a refusal costs nothing but the security code.
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
        // As a password manager does: what was pressed stays as it was (PAY-11).
        if (isHeld()) {
          if (input.value !== vault.textOf(field)) show()
          return
        }
        vault.write(field, input.value)
        onChange(field)
      }
      // Typed key by key, a short year is known only once the field is left.
      const tidy = () => {
        if (masked && field === 'expireDate') masked.value = withWholeYear(masked.value)
      }
      show()
      if (masked) masked.on('accept', take)
      else input.addEventListener('input', take)
      input.addEventListener('blur', tidy)
      input.addEventListener('drop', keepFromMask, true)
      const { form } = input
      // Enter leaves no field, and what is sent is there whole.
      form?.addEventListener('submit', tidy)
      const stopListening = vault.onForgotten(show)
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
