import { Hono } from 'hono'
import type { Context } from 'hono'
import { readIncoming } from '../gateways/incoming'
import { recorded } from '../gateways/journal'
import { languageOf } from '../language'
import { script } from '../page/document'
import type { Env, Program } from '../program'
import { digits, hex } from '../random'
import type { World } from '../world'
import { COPY_SCRIPT } from './copy-script'
import { initializeRequest } from './initialize-request'
import { merchantClient } from './merchant-client'
import { firstForm, readOrder, typedIn } from './order-form'
import { orderPage, troublePage } from './order-page'
import { plainFormPage } from './plain-form'
import { productPage } from './product-page'
import { paymentFor, refresh } from './settle-purchase'
import { WORDS } from './words'

/** The demo shop: a merchant with a server of its own, which knows of the provider only what it asks over HTTP. */
export function shopProgram(world: World, fetch: typeof globalThis.fetch): Program {
  const { state, origins, random } = world
  const client = merchantClient(`${origins.gateways}/payment-gateway`, fetch, () => hex(random, 16))
  const langOf = (c: Context<Env>) => languageOf(c.req.query('lang'))
  const app = new Hono<Env>()

  app.get('/', (c) => productPage({ lang: langOf(c), origins, typed: firstForm(langOf(c)), wrong: [] }))
  app.get('/copy.js', () => script(COPY_SCRIPT))
  app.get('/plain-form/:order', (c) => plainFormPage(langOf(c), c.req.param('order')))

  app.post('/orders', async (c) => {
    const lang = langOf(c)
    const typed = typedIn(await c.req.formData())
    const wanted = readOrder(typed)
    if ('wrong' in wanted) return productPage({ lang, origins, typed, wrong: wanted.wrong }, 422)
    const orderId = `DF${digits(random, 8)}`
    const opened = await client.initialize(initializeRequest(origins, orderId, wanted, lang))
    if (!opened) return troublePage(lang, WORDS.unreachable[lang], WORDS.unreachableText[lang], 502)
    const { minor, currency } = wanted
    state.purchases.set(orderId, { orderId, token: opened.token, minor, currency, payment: undefined })
    return c.redirect(opened.payWithWalletPageUrl, 303)
  })

  app.post('/callback', async (c) => {
    const incoming = await readIncoming(c.req.raw)
    const token = new URLSearchParams(incoming.text).get('token') ?? undefined
    return recorded(world, incoming, token, () => callback(c, token))
  })

  app.get('/orders/:id', async (c) => {
    const purchase = state.purchases.get(c.req.param('id'))
    if (!purchase) return orderPage({ lang: langOf(c), status: 'unknown-token', purchase }, 404)
    await refresh(client, purchase)
    return orderPage({ lang: langOf(c), status: purchase.payment?.status ?? 'pending', purchase })
  })

  const callback = async (c: Context<Env>, token: string | undefined): Promise<Response> => {
    const lang = langOf(c)
    const orderId = c.req.query('order') ?? ''
    if (c.req.query('answer') === '204') return new Response(null, { status: 204 })
    if (!token) return orderPage({ lang, status: 'missing-token', purchase: undefined }, 400)
    const purchase = state.purchases.get(orderId)
    const payment = await paymentFor(client, orderId, token)
    if (!purchase || payment === 'not-ours')
      return orderPage({ lang, status: 'unknown-token', purchase: undefined }, 409)
    purchase.payment = payment
    return c.redirect(`/orders/${orderId}?lang=${lang}`, 303)
  }

  app.notFound((c) => c.redirect(`/?lang=${langOf(c)}`, 303))
  return async (request, wire) => app.fetch(request, { wire })
}
