interface CopyingDocument {
  /** Deprecated, but the only way where the clipboard API is missing. */
  execCommand(command: 'copy'): boolean
}

/** Copies a selection, for old browsers and for frames without clipboard permission. */
function copySelected(text: string): boolean {
  const carrier = document.createElement('textarea')
  carrier.value = text
  carrier.readOnly = true
  carrier.setAttribute('aria-hidden', 'true')
  carrier.style.cssText = 'position:fixed;top:0;opacity:0'
  const focused = document.activeElement as HTMLElement | null
  document.body.appendChild(carrier)
  carrier.select()
  // Safari on iOS selects nothing without this call.
  carrier.setSelectionRange(0, text.length)
  try {
    return (document as unknown as CopyingDocument).execCommand('copy')
  } catch {
    return false
  } finally {
    carrier.remove()
    focused?.focus()
  }
}

/** Copies a text; resolves to whether it is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
