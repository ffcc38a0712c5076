import { html } from 'hono/html'
import { base64Of } from '../base64'
import type { Language } from '../language'
import type { Origins } from '../origins'
import type { CreditApplication } from './application'
import type { CreditBank } from './banks'

/** The document that takes the shopper's browser to the bank: one form, and a script that posts it. */
export async function creditForm(
  { bank }: Origins,
  { bankName }: CreditBank,
  { key }: CreditApplication,
  lang: Language,
): Promise<string> {
  const document = await html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <title>${bankName}</title>
      </head>
      <body>
        <form id="credit-application-form" method="post" action="${bank}/credit">
          <input type="hidden" name="applicationKey" value="${key}" />
          <input type="hidden" name="lang" value="${lang}" />
        </form>
        <script>
          document.getElementById('credit-application-form').submit()
        </script>
      </body>
    </html>`
  return base64Of(document.toString())
}
