import { html } from 'hono/html'
import type { Markup } from './document'

export function optionOf(value: string, name: string, isChosen: boolean): Markup {
  return isChosen
    ? html`<option value="${value}" selected>${name}</option>`
    : html`<option value="${value}">${name}</option>`
}
