/** A field of a posted form, trimmed; an empty string if the field is missing. */
export function fieldOf(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
