import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Deps } from '../kernel/deps'
import type { Env } from '../kernel/program'
import { script } from '../page/document'
import { LIVE_SCRIPT } from '../page/live-script'
import { pageLanguage } from '../page/page-language'
import { plainPage } from '../page/plain-page'
import type { Words } from '../records/language'
import { clockPage, moveClock } from './clock/page'
import { faultsPage } from './faults/page'
import { addFault, addPreset, removeFaults } from './faults/posts'
import { type Desk, deskOf, deskPath } from './frame/desk'
import { ledgerPage } from './ledger/page'
import { membersPage } from './members/page'
import { ordersPage } from './orders/page'
import { requestsPage } from './requests/page'
import { telemetryPage } from './telemetry/page'

const TITLE: Words = { tr: 'Bu istek kabul edilmedi', en: 'This request was not accepted' }

const TEXT: Words = {
  tr: 'Paneldeki değişiklikler yalnızca panelin kendi sayfasından yapılabilir:',
  en: 'The panel can only be changed from its own page:',
}

/** Blocks form posts from other pages (CSRF). A browser sends the origin of a form post; a request without one is not from our pages. */
function sameOriginWrites({ origins }: Deps): MiddlewareHandler<Env> {
  return async ({ req }, next) => {
    if (req.method === 'GET' || req.header('origin') === origins.gateways) return next()
    const lang = pageLanguage(req)
    return plainPage(lang, TITLE[lang], `${TEXT[lang]} ${origins.gateways}/desk`, 403)
  }
}

const NOT_FOUND = { tr: 'Panelde böyle bir sayfa yok', en: 'The panel has no such page' }

/** The provider's back office: orders, members, ledger, calls, events, faults, clock. */
export function deskRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const shown = (look: (desk: Desk) => Promise<Response>) => (c: Context<Env>) => look(deskOf(deps, c))
  const done =
    (act: (desk: Desk, form: FormData, c: Context<Env>) => Response | Promise<Response>) => async (c: Context<Env>) =>
      act(deskOf(deps, c), await c.req.formData().catch(() => new FormData()), c)
  app.use(sameOriginWrites(deps))
  app.get('/', shown(ordersPage))
  app.get('/members', shown(membersPage))
  app.get('/ledger', shown(ledgerPage))
  app.post(
    '/ledger/mode',
    done((desk, form, c) => {
      const mode = form.get('mode')
      if (mode === 'naive' || mode === 'strict') deps.state.ledgerMode = mode
      return c.redirect(deskPath(desk, '/ledger'), 303)
    }),
  )
  app.get('/requests', shown(requestsPage))
  app.get('/faults', shown(faultsPage))
  app.post('/faults', done(addFault))
  app.post('/faults/preset', done(addPreset))
  app.post('/faults/remove', done(removeFaults))
  app.get('/clock', shown(clockPage))
  app.post('/clock', done(moveClock))
  app.get('/telemetry', shown(telemetryPage))
  app.get('/live.js', () => script(LIVE_SCRIPT))
  app.all('*', ({ req }) => {
    const lang = pageLanguage(req)
    return plainPage(lang, NOT_FOUND[lang], `${deps.origins.gateways}/desk`, 404)
  })
  return app
}
