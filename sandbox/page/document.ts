import { html, raw } from 'hono/html'
import { COLOURS } from './colours'
import { STYLE } from './style'
import type { Language } from '../records/language'

export type Markup = ReturnType<typeof html>

export interface Page {
  readonly lang: Language
  readonly title: string
  readonly body: Markup
  readonly style?: string
  /** The URL of a script on the page's own origin. */
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
  /** Origins besides its own to which the page may post forms. Browsers apply this to redirects, too. */
  readonly formsTo?: string
  /** Origins that this page may frame. */
  readonly frames?: string
  /** Origins besides its own whose scripts the page may run. */
  readonly scripts?: string
  /** Origins that may frame this page. */
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
      // No referrer for other origins. With `no-referrer` a form post would not send its own origin either, which the desk requires.
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
