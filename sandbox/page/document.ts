import { html, raw } from 'hono/html'
import { COLOURS } from './colours'
import { STYLE } from './style'
import type { Language } from '../records/language'

export type Markup = ReturnType<typeof html>

export interface Page {
  readonly lang: Language
  readonly title: string
  readonly body: Markup
  /** Rules of this page alone. */
  readonly style?: string
  /** A script of the page's own origin. */
  readonly script?: string
  readonly head?: Markup
}

const document = ({ lang, title, body, style = '', script, head }: Page): Markup =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(COLOURS + STYLE + style)}
        </style>
        ${head ?? ''} ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`

export interface Served {
  readonly status?: number
  /** Where forms of the page may be sent besides its own origin. Browsers apply this to redirects, too. */
  readonly formsTo?: string
  /** Origins whose pages this page may show in a frame. */
  readonly frames?: string
  /** Origins whose scripts it may run besides its own. */
  readonly scripts?: string
  /** Origins that may show this page in a frame. */
  readonly framedBy?: string
}

export async function page(content: Page, served: Served = {}): Promise<Response> {
  const { status = 200, formsTo = '', frames, scripts = '', framedBy = "'none'" } = served
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'self' ${scripts}`.trim(),
    "connect-src 'self'",
    'img-src data:',
    `form-action 'self' ${formsTo}`.trim(),
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    ...(frames === undefined ? [] : [`frame-src ${frames}`]),
  ]
  return new Response((await document(content)).toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      // Nothing to strangers; with `no-referrer` a form would not name its own origin either, and the desk asks for it.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

export function script(source: string): Response {
  return new Response(source, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
}
