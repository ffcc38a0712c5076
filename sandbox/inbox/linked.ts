import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import type { Markup } from '../page/document'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** A message's text with its addresses as links; one that leads out of the sandbox stays text. */
export function linked(text: string, origins: Origins): Markup {
  const own: readonly string[] = Object.values(origins)
  const pieces = text.split(ADDRESS).map((piece) => {
    const isOwn = ADDRESS.test(piece) && URL.canParse(piece) && own.includes(new URL(piece).origin)
    return isOwn ? html`<a href="${piece}">${piece}</a>` : piece
  })
  return html`${pieces}`
}
