import { Hono } from 'hono'
import { answer } from '../payments/conclude'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { arrive, sentOn, visit } from './bank-visit'
import { BKM_WALLET, bkmPage } from './bkm-page'

/** The shared wallet of the card banks, where the shopper chooses a card and approves the payment. */
export function bkmRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()

  app.post('/init', async (c) => {
    const arrived = await arrive(deps, c, 's')
    if (arrived instanceof Response) return arrived
    if (arrived.session.phase === 'opened') arrived.session.phase = 'asking'
    return c.redirect(`/bkm/${arrived.session.id}`, 303)
  })

  app.get('/:id', async (c) => {
    const found = await visit(deps, c, 'bkm')
    return found instanceof Response ? found : bkmPage(deps, found)
  })

  app.post('/:id', async (c) => {
    const found = await visit(deps, c, 'bkm')
    if (found instanceof Response) return found
    const { session, attempt, lang } = found
    const { act, card: place } = await c.req.parseBody()
    const isCancelled = act === 'cancel'
    const card = isCancelled ? undefined : BKM_WALLET[Number(place)]
    if (!isCancelled && !card) return c.redirect(`/bkm/${session.id}?lang=${lang}`, 303)
    attempt.card = card
    answer(deps, session, card ? 'verified' : 'cancelled')
    return sentOn(deps, c, session)
  })
  return app
}
