/** The last text of each field that the machines have: sent by an input event, or written by the app. */
export const lastSentText = new WeakMap<HTMLInputElement, string>()

/** Writes our own text into a field, which the machines need no event for. */
export function writeText(input: HTMLInputElement, text: string) {
  if (input.value !== text) input.value = text
  lastSentText.set(input, input.value)
}

/** Whether the machines lack a field's text, as after a password manager filled it without an event. */
export const isTextUnsent = (input: HTMLInputElement) => input.value !== (lastSentText.get(input) ?? input.defaultValue)

/** Text fields that were left before the form listened to them. */
export const fieldsLeftBeforeReady = new Set<HTMLInputElement>()
