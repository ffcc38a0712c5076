/** By text field, the last text that is known of: the shopper's, once it was heard, or ours. */
export const known = new WeakMap<HTMLInputElement, string>()

/** Writes a text of ours into a field, about which there is nothing to be heard. */
export function writeText(input: HTMLInputElement, text: string) {
  if (input.value !== text) input.value = text
  known.set(input, input.value)
}
