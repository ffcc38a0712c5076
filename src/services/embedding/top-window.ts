/** Whether another page embeds this one; false outside a browser. */
export const isFramed = () => 'parent' in globalThis && globalThis.parent !== globalThis.self

/** Target of our forms. A framed page navigates the top window, since shops and banks forbid framing. */
export const formTarget = () => (isFramed() ? '_top' : '_self')

/** Navigates to another page; a framed page navigates the top window. */
export function navigateTo(url: string): void {
  if (isFramed()) window.open(url, '_top')
  else location.assign(url)
}
