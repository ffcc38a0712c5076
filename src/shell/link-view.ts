const VIEW = 'data-view'
const KEY = 'link'

/** Lays the page out as a part of another one from here on, as for a payment link (SHELL-12). */
export const showLinkView = (): void => document.documentElement.setAttribute(VIEW, 'link')

/** Saves that the page is a payment link's, so that a reload uses its layout before the order arrives, and nothing moves. */
export function storeLinkView(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Without storage, a reloaded page gets this layout at its next screen.
  }
}

export function isLinkViewStored(token: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === token
  } catch {
    return false
  }
}
