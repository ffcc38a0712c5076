import { Hono } from 'hono'
import type { Env, Program } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { acsRoutes } from './acs-routes'
import { bkmRoutes } from './bkm-routes'
import { creditRoutes } from './credit-routes'
import { homePage } from './home-page'
import { transferRoutes } from './transfer-routes'
import { pageLanguage } from '../page/page-language'

/** The banks' own origin, apart from the checkout's as a real bank's would be. */
export function bankProgram(deps: Deps): Program {
  const app = new Hono<Env>()
  app.route('/3ds', acsRoutes(deps))
  app.route('/bkm', bkmRoutes(deps))
  app.route('/transfer', transferRoutes(deps))
  app.route('/credit', creditRoutes(deps))
  app.notFound((c) => homePage(deps, pageLanguage(c.req)))
  return async (request, wire) => app.fetch(request, { wire })
}
