import { Hono } from 'hono'
import type { Env, Program } from '../program'
import type { World } from '../world'
import { acsRoutes } from './acs-routes'
import { bkmRoutes } from './bkm-routes'
import { creditRoutes } from './credit-routes'
import { homePage } from './home-page'
import { transferRoutes } from './transfer-routes'
import { pageLanguage } from '../page/page-language'

/** The banks' own origin, apart from the checkout's as a real bank's would be. */
export function bankProgram(world: World): Program {
  const app = new Hono<Env>()
  app.route('/3ds', acsRoutes(world))
  app.route('/bkm', bkmRoutes(world))
  app.route('/transfer', transferRoutes(world))
  app.route('/credit', creditRoutes(world))
  app.notFound((c) => homePage(world, pageLanguage(c.req)))
  return async (request, wire) => app.fetch(request, { wire })
}
