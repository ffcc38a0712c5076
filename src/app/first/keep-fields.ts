/**
 * Where anything in the page is not as it was made, the take-over draws it again: an icon that a password manager has
 * put beside a field is enough. Returns what then puts the texts and the focus from the fields that were into those
 * that are.
 */
export function keepFields(root: HTMLElement): () => void {
  const made = Array.from(root.querySelectorAll<HTMLInputElement>('[data-field]'))
  const { activeElement } = document
  return () => {
    for (const was of made) {
      const now = root.querySelector<HTMLInputElement>(`[data-field="${was.dataset['field'] ?? ''}"]`)
      if (was.isConnected || !now) continue
      if (was.value !== '') {
        now.value = was.value
        now.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (was === activeElement) now.focus()
    }
  }
}
