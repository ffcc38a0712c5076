import { Hono } from 'hono'
import { mdStatusOf } from '../cards/three-ds'
import { bankCodeText } from '../inbox/message'
import { merchantNameOf } from '../orders/init-data'
import { orderNow } from '../orders/order'
import { TRIES } from '../payments/bank-session'
import { answer } from '../payments/conclude'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { acsPage } from './acs-page'
import { type Visit, arrive, sentOn, visit } from './bank-visit'
import { issuerName } from './issuer'
import { silentPage } from './silent-page'

/** The card's bank: sends a code by SMS, and judges the shopper's answer. */
export function acsRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()

  app.post('/init', async (c) => {
    const arrived = await arrive(deps, c, 'PaReq')
    if (arrived instanceof Response) return arrived
    if (arrived.session.phase === 'opened') ask(deps, arrived)
    return c.redirect(`/3ds/${arrived.session.id}`, 303)
  })

  app.get('/:id', async (c) => {
    const found = await visit(deps, c, 'threeDS')
    if (found instanceof Response) return found
    return found.session.phase === 'silent' ? silentPage(deps, found) : acsPage(deps, found)
  })

  app.post('/:id', async (c) => {
    const found = await visit(deps, c, 'threeDS')
    if (found instanceof Response) return found
    const { session } = found
    const { act, code } = await c.req.parseBody()
    if (session.phase === 'asking') take(deps, found, act, code)
    if (session.verdict) return sentOn(deps, c, session)
    return c.redirect(`/3ds/${session.id}?lang=${found.lang}`, 303)
  })
  return app
}

/** Sends the code when the shopper first opens the page, and only then. */
function ask({ state, clock }: Deps, { session, order, attempt }: Visit): void {
  session.phase = 'asking'
  const { code, gsmNumber, locale } = session
  const text = bankCodeText(issuerName(attempt.card, locale), code, merchantNameOf(order), locale)
  const { token } = order
  state.messages.push({ at: orderNow(order, clock.now()), token, gsmNumber, language: locale, code, text })
}

function take(deps: Deps, { session, attempt }: Visit, act: unknown, code: unknown): void {
  if (act === 'cancel') answer(deps, session, 'cancelled')
  else if (act === 'no-answer') session.phase = 'silent'
  else if (typeof code === 'string' && code.replace(/\s/g, '') === session.code) {
    const isVerified = attempt.card && mdStatusOf(attempt.card) === '1'
    answer(deps, session, isVerified ? 'verified' : 'unverified')
  } else {
    session.wrongTries += 1
    if (session.wrongTries >= TRIES) answer(deps, session, 'unverified')
  }
}
