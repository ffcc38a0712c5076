import { Hono } from 'hono'
import { languageOf } from '../language'
import type { Language } from '../language'
import { plainPage } from '../page/plain-page'
import type { Env, Program } from '../program'
import type { World } from '../world'
import { acsRoutes } from './acs-routes'
import { bkmRoutes } from './bkm-routes'
import { creditRoutes } from './credit-routes'
import { transferRoutes } from './transfer-routes'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: [
    'Deneme bankası',
    '3D Secure, havale ve kredi sayfaları buradan açılır. Havaleler /transfer adresinden gönderilir.',
  ],
  en: ['Demo bank', '3D Secure, transfer and credit pages open from here. Transfers are sent at /transfer.'],
}

/** The banks' own origin, apart from the checkout's as a real bank's would be. */
export function bankProgram(world: World): Program {
  const app = new Hono<Env>()
  app.route('/3ds', acsRoutes(world))
  app.route('/bkm', bkmRoutes(world))
  app.route('/transfer', transferRoutes(world))
  app.route('/credit', creditRoutes(world))
  app.notFound((c) => {
    const lang = languageOf(c.req.query('lang'))
    return plainPage(lang, ...WORDS[lang])
  })
  return async (request, wire) => app.fetch(request, { wire })
}
