import type { Locator } from '@playwright/test'

/** As a password manager fills a field, whose events are not those of a shopper who types. */
export const fillSilently = (field: Locator, text: string, events: readonly string[]) =>
  field.evaluate(
    (input, [value, types]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }))
    },
    [text, events] as const,
  )
