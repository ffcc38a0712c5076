import { type Context, Hono } from 'hono'
import { addTrouble } from '../faults/add-rules'
import { ORDER_PRESETS } from '../faults/presets'
import { readIncoming } from '../http/incoming'
import { recorded } from '../http/journal'
import { script } from '../page/document'
import type { Env, Program } from '../kernel/program'
import { digits, hex } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import { type ShopBuyer, buyersOf } from './buyers'
import { PICTURES, type PicturePath, cashbackPicture } from './cashback-picture'
import { choicesFrom } from './choices'
import { CHOICES_SCRIPT, COPY_SCRIPT } from './choices-script'
import { initializeRequest } from './initialize-request'
import { merchantClient } from './merchant-client'
import { readOrder } from './order-form'
import { orderPage } from './order-page'
import { payoutRoutes } from './payouts'
import { plainFormPage } from './plain-form'
import { framedUrl } from '../parent/framed-url'
import { productPage } from './product-page'
import { newPurchase } from '../records/purchase'
import { paymentFor, refresh } from './settle-purchase'
import { MISSING_TOKEN, UNKNOWN_TOKEN, situationOf } from './situation'
import { troublePage } from './trouble-page'
import { WORDS } from './words'
import { pageLanguage } from '../page/page-language'

/** The demo shop: a merchant with its own server, which learns about payments only from its HTTP calls to the provider. */
export function shopProgram(deps: Deps, fetch: typeof globalThis.fetch): Program {
  const { state, origins, random } = deps
  const client = merchantClient(`${origins.gateways}/payment-gateway`, fetch, () => hex(random, 16))
  const langOf = (c: Context<Env>) => pageLanguage(c.req)
  const queryOf = (c: Context<Env>) => new URL(c.req.url).searchParams
  const app = new Hono<Env>()

  const formPage = (c: Context<Env>, sent: FormData | URLSearchParams, buyers: readonly ShopBuyer[]) => {
    const lang = langOf(c)
    return { lang, query: queryOf(c), origins, buyers, choices: choicesFrom(sent, lang, buyers) }
  }

  app.get('/', (c) => productPage({ ...formPage(c, queryOf(c), buyersOf(deps)), wrong: [] }))
  app.get('/shop.js', () => script(COPY_SCRIPT + CHOICES_SCRIPT))
  for (const path of Object.keys(PICTURES) as PicturePath[]) app.get(path, () => cashbackPicture(path))
  app.get('/plain-form/:order', (c) => plainFormPage(langOf(c), origins, c.req.param('order')))

  app.post('/orders', async (c) => {
    const form = formPage(c, await c.req.formData(), buyersOf(deps))
    const { lang, choices } = form
    const wanted = readOrder(choices)
    if ('wrong' in wanted) return productPage({ ...form, wrong: wanted.wrong }, 422)
    const orderId = `DF${digits(random, 8)}`
    const opened = await client.initialize(initializeRequest(origins, orderId, wanted, lang))
    if (!opened)
      return troublePage({ lang, origins, title: WORDS.unreachable[lang], text: WORDS.unreachableText[lang] }, 502)
    const { token } = opened
    if (choices.trouble !== 'none') addTrouble(deps, c.env.wire, ORDER_PRESETS[choices.trouble], token)
    state.purchases.set(orderId, newPurchase({ orderId, token, minor: wanted.minor, currency: choices.currency }))
    return c.redirect(choices.on.has('embedded') ? framedUrl(origins, token, lang) : opened.payWithWalletPageUrl, 303)
  })

  app.post('/callback', async (c) => {
    const incoming = await readIncoming(c.req.raw)
    const fields = Object.fromEntries(new URLSearchParams(incoming.text))
    return recorded(deps, incoming, fields['token'], () => callback(c, fields))
  })

  app.route('/', payoutRoutes(deps, client))

  app.get('/orders/:id', async (c) => {
    const lang = langOf(c)
    const purchase = state.purchases.get(c.req.param('id'))
    if (!purchase) return orderPage({ lang, origins, situation: UNKNOWN_TOKEN, purchase, received: [] }, 404)
    await refresh(client, purchase)
    const { payment, received } = purchase
    return orderPage({ lang, origins, situation: situationOf(payment), purchase, received })
  })

  const callback = async (c: Context<Env>, fields: Readonly<Record<string, string>>): Promise<Response> => {
    const lang = langOf(c)
    const orderId = c.req.query('order') ?? ''
    if (c.req.query('answer') === '204') return new Response(null, { status: 204 })
    const received = { at: deps.clock.now(), fields }
    const stopped = { lang, origins, purchase: undefined, received: [received] }
    const { token } = fields
    if (!token) return orderPage({ ...stopped, situation: MISSING_TOKEN }, 400)
    const purchase = state.purchases.get(orderId)
    const payment = await paymentFor(client, orderId, token)
    if (!purchase || payment === 'not-ours') return orderPage({ ...stopped, situation: UNKNOWN_TOKEN }, 409)
    purchase.received.push(received)
    purchase.payment = payment
    return c.redirect(`/orders/${orderId}?lang=${lang}`, 303)
  }

  app.notFound((c) => c.redirect(`/?lang=${langOf(c)}`, 303))
  return async (request, wire) => app.fetch(request, { wire })
}
