/** What was typed into a field of a posted form, without the spaces around it; nothing for one that is not there. */
export function fieldOf(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
