/**
 * A page that differs from its prerendered markup is rendered again; an icon that a password manager put beside a field is enough. Returns
 * a function that then copies the texts and the focus from the replaced fields to the new ones.
 */
export function preserveFields(root: HTMLElement): () => void {
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
