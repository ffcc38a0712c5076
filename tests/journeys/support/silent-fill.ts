import type { Locator } from '@playwright/test'
import { CARDS } from './shopper'

/** Fills a field as a password manager does, without the events of typing. */
export const fillSilently = (field: Locator, text: string, events: readonly string[]) =>
  field.evaluate(
    (input, [value, types]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }))
    },
    [text, events] as const,
  )

/** Fills a whole card as a password manager does, with a `change` event at most. */
export async function fillCardSilently(field: (name: string) => Locator, events: readonly string[] = ['change']) {
  await fillSilently(field('cardNumber'), CARDS.approved, events)
  await fillSilently(field('expireDate'), '12/2030', [])
  await fillSilently(field('cvc'), '123', events)
  await fillSilently(field('accountHolder'), 'Elif Yılmaz', [])
}
