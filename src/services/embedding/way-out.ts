/** Whether another page is around this one; outside of a browser none is. */
export const isFramed = () => 'parent' in globalThis && globalThis.parent !== globalThis.self

/** Where a form of ours leads: a page in a frame takes the one around it along, since shops and banks forbid to be shown in a frame. */
export const wayOut = () => (isFramed() ? '_top' : '_self')

/** Leaves for another page, and likewise takes the one around this along. */
export function leaveFor(url: string): void {
  if (isFramed()) window.open(url, '_top')
  else location.assign(url)
}
