/** The last text of each field that the machines have: sent by an input event, or written by the app. */
export const lastTextOf = new WeakMap<HTMLInputElement, string>()

/** Writes our own text into a field, which the machines need no event for. */
export function writeText(input: HTMLInputElement, text: string) {
  if (input.value !== text) input.value = text
  lastTextOf.set(input, input.value)
}

/** Whether the machines lack a field's text, as after a password manager filled it without an event. */
export const isUnheard = (input: HTMLInputElement) => input.value !== (lastTextOf.get(input) ?? input.defaultValue)

/** Text fields that were left before the form listened to them. */
export const leftUnheard = new Set<HTMLInputElement>()
