/** Focuses a field by its `data-field`; in a list of choices, the chosen one or the first that can be chosen. */
export function focusField(name: string) {
  const field = document.querySelector<HTMLElement>(`[data-field=${name}]`)
  if (!(field instanceof HTMLFieldSetElement)) field?.focus()
  else
    (
      field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input:enabled, button')
    )?.focus()
}
