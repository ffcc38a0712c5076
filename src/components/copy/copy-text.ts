interface CopyingDocument {
  /** Not to be used any more, and all that there is where there is no clipboard. */
  execCommand(command: 'copy'): boolean
}

/** Old browsers, and frames that were not allowed more, copy what is selected. */
function copySelected(text: string): boolean {
  const carrier = document.createElement('textarea')
  carrier.value = text
  carrier.readOnly = true
  carrier.setAttribute('aria-hidden', 'true')
  carrier.style.cssText = 'position:fixed;top:0;opacity:0'
  const focused = document.activeElement as HTMLElement | null
  document.body.appendChild(carrier)
  carrier.select()
  // Safari on a phone selects nothing otherwise.
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

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
