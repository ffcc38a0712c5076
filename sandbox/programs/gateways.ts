import { Hono } from 'hono'
import { analyticsRoutes } from '../telemetry/analytics/routes'
import { controlRoutes } from '../control/routes'
import { deskRoutes } from '../desk/routes'
import { wantsFreshConnections } from '../faults/rule'
import { spoil } from '../faults/spoil'
import { inboxRoutes } from '../inbox/routes'
import { languageOf } from '../kernel/language'
import { mobileRoutes } from '../mobile/routes'
import { monitoringRoutes } from '../telemetry/monitoring/routes'
import type { Env, Program, Wire } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { refused } from '../http/answer'
import { isUnknownOrigin, preflight, readableByApp } from '../http/cross-origin'
import type { Endpoint } from '../http/endpoint'
import { ownHostOnly } from '../http/own-host'
import { type Incoming, readIncoming } from '../http/incoming'
import { recordRefusal, recorded, tokenOf } from '../http/journal'
import { bankReturnRoutes } from '../api/payment/bank-return'
import { localeOf, receive } from '../http/receive'
import { respond } from '../http/respond'
import { ENDPOINTS } from '../api/table'

/**
 * The three gateways below their prefixes, with the analytics and monitoring endpoints, the SMS inbox, the provider's app and desk, the
 * control API, and the return URL for banks.
 */
export function gatewaysProgram(deps: Deps): Program {
  const app = new Hono<Env>()
  app.use(ownHostOnly(deps))
  app.route('/__sandbox', controlRoutes(deps))
  app.route('/analytics', analyticsRoutes(deps))
  app.route('/monitoring', monitoringRoutes(deps))
  app.route('/inbox', inboxRoutes(deps))
  app.route('/app', mobileRoutes(deps))
  app.route('/payment-gateway/payment/iyzipos', bankReturnRoutes(deps))
  app.route('/desk', deskRoutes(deps))
  for (const endpoint of ENDPOINTS) {
    app.all(`/${endpoint.gateway}-gateway${endpoint.path}`, async ({ req, env }) => {
      const incoming = await readIncoming(req.raw)
      return exchange(deps, incoming, () => process(deps, endpoint, incoming, env.wire))
    })
  }
  app.notFound(async ({ req }) => {
    const incoming = await readIncoming(req.raw)
    return exchange(deps, incoming, async () => unknownPath(deps, incoming))
  })
  return async (request, wire) => app.fetch(request, { wire })
}

/** Wraps every call: records it, lets the checkout read the answer, and closes the connection if a fault rule needs fresh ones. */
async function exchange(deps: Deps, incoming: Incoming, answer: () => Promise<Response>): Promise<Response> {
  const response = await recorded(deps, incoming, tokenOf(incoming), answer)
  const readable = readableByApp(deps, incoming.headers, response)
  if (readable.type !== 'error' && wantsFreshConnections(deps.state.faults)) readable.headers.set('connection', 'close')
  return readable
}

async function process(deps: Deps, endpoint: Endpoint, incoming: Incoming, wire: Wire): Promise<Response> {
  const token = tokenOf(incoming)
  if (token !== undefined) wire.carries(token)
  const isPreflight = incoming.method === 'OPTIONS' && endpoint.caller !== 'merchant'
  if (isPreflight && !isUnknownOrigin(deps, incoming.headers)) return preflight(deps, endpoint)
  if (incoming.method !== endpoint.method) return receive(deps, endpoint, incoming)
  const { gateway, method, path } = endpoint
  const call = { gateway, method, path, token, locale: localeOf(incoming), text: incoming.text }
  return spoil(deps, wire, call, () => receive(deps, endpoint, incoming))
}

function unknownPath(deps: Deps, incoming: Incoming): Response {
  const answer = refused('unknown-path', incoming.path)
  recordRefusal(deps, incoming, answer)
  const locale = languageOf(incoming.query.get('locale'))
  return respond(answer, { gateway: 'payment', locale, now: deps.clock.now() })
}
