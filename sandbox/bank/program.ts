import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '../kernel/deps'
import type { Env, Program } from '../kernel/program'
import { pageLanguage } from '../page/page-language'
import type { Language, Words } from '../records/language'
import { acsRoutes } from './acs-routes'
import { bankPage } from './bank-frame'
import { bkmRoutes } from './bkm-routes'
import { creditRoutes } from './credit-routes'
import { transferRoutes } from './transfer-routes'
import { DEMO_BANK, TRANSFER_WORDS } from './transfer-words'

const LEDE: Words = {
  tr: '3D Secure ve kredi sayfaları ödeme sırasında buradan açılır. Bir referans kodunuz varsa parayı buradan gönderebilirsiniz.',
  en: '3D Secure and credit pages open from here during a payment. If you have a reference code, send the money here.',
}

/** The page for a shopper who reaches the bank without a redirect. */
function homePage(deps: Deps, lang: Language): Promise<Response> {
  const title = DEMO_BANK[lang]
  return bankPage(deps, {
    lang,
    bankName: title,
    title,
    content: html`<h1>${title}</h1>
      <p class="lede">${LEDE[lang]}</p>
      <div class="acts">
        <a class="btn" href="${deps.origins.bank}/transfer?lang=${lang}">${TRANSFER_WORDS.title[lang]}</a>
      </div>`,
  })
}

/** The banks' own origin, separate from the checkout's as a real bank's would be. */
export function bankProgram(deps: Deps): Program {
  const app = new Hono<Env>()
  app.route('/3ds', acsRoutes(deps))
  app.route('/bkm', bkmRoutes(deps))
  app.route('/transfer', transferRoutes(deps))
  app.route('/credit', creditRoutes(deps))
  app.notFound((c) => homePage(deps, pageLanguage(c.req)))
  return async (request, wire) => app.fetch(request, { wire })
}
