/** By text field, the last text that the machines know: typed and heard, or written by the app. */
export const lastTextOf = new WeakMap<HTMLInputElement, string>()

/** Writes a text of ours into a field, about which there is nothing to be heard. */
export function writeText(input: HTMLInputElement, text: string) {
  if (input.value !== text) input.value = text
  lastTextOf.set(input, input.value)
}

/** A password manager fills fields without any event: the machines do not have such a text yet. */
export const isUnheard = (input: HTMLInputElement) => input.value !== (lastTextOf.get(input) ?? input.defaultValue)

/** The text fields that were left when nothing of their form heard it yet. */
export const leftUnheard = new Set<HTMLInputElement>()
