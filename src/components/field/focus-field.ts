/** Brings the shopper to a field by its handle; of a list of choices, to the one that is chosen or can be. */
export function focusField(name: string, inside: ParentNode = document) {
  const field = inside.querySelector<HTMLElement>(`[data-field=${name}]`)
  if (!(field instanceof HTMLFieldSetElement)) field?.focus()
  else
    (
      field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input:enabled, button')
    )?.focus()
}
