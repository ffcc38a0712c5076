import { Hono } from 'hono'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import type { Origins } from '../kernel/origins'
import { EARNED, earningsPage } from './earnings-page'
import type { MerchantClient, Opened } from './merchant-client'
import { troublePage } from './trouble-page'
import { WORDS } from './words'
import { pageLanguage } from '../page/page-language'
import type { Language } from '../records/language'

/** The shop's name as a seller in the provider's ledger. */
const SELLER = 'defne-ev-yasam'

/** The shop's refunds and its settled earnings: both go into a balance, on a page of the provider. */
export function payoutRoutes({ state, origins }: Deps, client: MerchantClient): Hono<Env> {
  const app = new Hono<Env>()

  app.get('/earnings', (c) => earningsPage(pageLanguage(c.req), origins))

  app.post('/earnings', async (c) => {
    const lang = pageLanguage(c.req)
    const callbackUrl = `${origins.shop}/back?${new URLSearchParams({ lang, to: '/earnings' })}`
    const opened = await client.settle({ locale: lang, subMerchantKey: SELLER, price: EARNED / 100, callbackUrl })
    return opened ? c.redirect(opened.url, 303) : unopened(lang, origins)
  })

  app.post('/orders/:id/refund', async (c) => {
    const lang = pageLanguage(c.req)
    const { orderId, payment } = state.purchases.get(c.req.param('id')) ?? {}
    const paymentId = payment?.answer?.paymentId
    const callbackUrl = `${origins.shop}/back?${new URLSearchParams({ lang, to: `/orders/${orderId ?? ''}` })}`
    const opened: Opened | undefined =
      paymentId === undefined ? undefined : await client.refund({ locale: lang, paymentId, callbackUrl })
    return opened ? c.redirect(opened.url, 303) : unopened(lang, origins)
  })

  // The provider's ledger records how the money moved; the shop only shows its page again.
  app.post('/back', (c) => {
    const to = c.req.query('to') ?? ''
    const isOurs = to === '/earnings' || [...state.purchases.keys()].some((id) => to === `/orders/${id}`)
    return c.redirect(`${isOurs ? to : '/'}?lang=${pageLanguage(c.req)}`, 303)
  })
  return app
}

const unopened = (lang: Language, origins: Origins) =>
  troublePage({ lang, origins, title: WORDS.noPayout[lang], text: WORDS.noPayoutText[lang] }, 502)
