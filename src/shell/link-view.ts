const VIEW = 'data-view'
const KEY = 'link'

/** The page is a part of another one from here on: a payment link's (SHELL-12). */
export const showLinkView = (): void => document.documentElement.setAttribute(VIEW, 'link')

/** After a reload the page of a payment link is drawn as one before its order comes, so that nothing of it moves. */
export function keepLinkView(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Without storage the page looks like a link's from its next screen on.
  }
}

export function isLinkViewKept(token: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === token
  } catch {
    return false
  }
}
