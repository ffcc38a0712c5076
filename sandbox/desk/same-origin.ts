import type { MiddlewareHandler } from 'hono'
import { plainPage } from '../page/plain-page'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { pageLanguage } from '../page/page-language'
import type { Words } from '../records/language'

const TITLE: Words = { tr: 'Bu istek kabul edilmedi', en: 'This request was not accepted' }

const TEXT: Words = {
  tr: 'Paneldeki değişiklikler yalnızca panelin kendi sayfasından yapılabilir:',
  en: 'The panel can only be changed from its own page:',
}

/** A page elsewhere may not press the desk's buttons. A browser says where a form was posted from; whoever does not, is no page of ours. */
export function sameOriginWrites({ origins }: Deps): MiddlewareHandler<Env> {
  return async ({ req }, next) => {
    if (req.method === 'GET' || req.header('origin') === origins.gateways) return next()
    const lang = pageLanguage(req)
    return plainPage(lang, TITLE[lang], `${TEXT[lang]} ${origins.gateways}/desk`, 403)
  }
}
