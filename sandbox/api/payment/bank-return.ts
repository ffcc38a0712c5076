import { Hono } from 'hono'
import { plainPage } from '../../page/plain-page'
import { conclude, subjectOf } from '../../payments/conclude'
import { wayBack } from '../../payments/way-back'
import type { Env } from '../../kernel/program'
import type { Deps } from '../../kernel/deps'
import { pageLanguage } from '../../page/page-language'
import type { Language } from '../../records/language'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: ['Ödeme bulunamadı', 'Bankanızın yanıtını bir ödemeyle eşleştiremedik. Geri dönüp tekrar deneyebilirsiniz.'],
  en: ['Payment not found', 'We could not match your bank’s answer to a payment. You can go back and try again.'],
}

/**
 * The URL to which banks return the shopper. The provider concludes the payment and redirects the browser to the checkout. The outcome in
 * the URL is not trusted, and a repeated visit changes nothing.
 */
export function bankReturnRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/callback3ds/:outcome/3', async (c) => {
    const session = deps.state.bankSessions.get(c.req.query('PaReq') ?? '')
    if (!session) {
      const lang = pageLanguage(c.req)
      return plainPage(lang, ...WORDS[lang], 404)
    }
    const { order, attempt } = subjectOf(deps, session)
    conclude(deps, session)
    const page = attempt.paymentStatus === 'SUCCESS' ? 'result-page' : 'pay'
    return c.redirect(wayBack(deps, order.token, session.locale, page), 303)
  })
  return app
}
