/** By text field, the last text that the machines know: typed and heard, or written by the app. */
export const lastTextOf = new WeakMap<HTMLInputElement, string>()

/** Writes a text of ours into a field, about which there is nothing to be heard. */
export function writeText(input: HTMLInputElement, text: string) {
  if (input.value !== text) input.value = text
  lastTextOf.set(input, input.value)
}
