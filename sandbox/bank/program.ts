import { Hono } from 'hono'
import { languageOf } from '../language'
import type { Language } from '../language'
import { plainPage } from '../page/plain-page'
import type { Env, Program } from '../program'
import type { World } from '../world'
import { acsRoutes } from './acs-routes'
import { bkmRoutes } from './bkm-routes'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: ['Deneme bankası', '3D Secure ve kredi sayfaları buradan açılır. Tek başına yapılacak bir şey yok.'],
  en: ['Demo bank', '3D Secure and credit pages open from here. By itself there is nothing to do on it.'],
}

/** The banks' own origin, apart from the checkout's as a real bank's would be. */
export function bankProgram(world: World): Program {
  const app = new Hono<Env>()
  app.route('/3ds', acsRoutes(world))
  app.route('/bkm', bkmRoutes(world))
  app.notFound((c) => {
    const lang = languageOf(c.req.query('lang'))
    return plainPage(lang, ...WORDS[lang])
  })
  return async (request, wire) => app.fetch(request, { wire })
}
