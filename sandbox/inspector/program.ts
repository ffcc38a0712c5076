import { Hono } from 'hono'
import { contentTypeOf } from '../../scripts/headers/content-types.mjs'
import type { Inspected } from '../app/program'
import { controlRoutes } from '../control/routes'
import { ownHostOnly } from '../http/own-host'
import type { Deps } from '../kernel/deps'
import type { Env, Program } from '../kernel/program'
import { plainPage } from '../page/plain-page'

const CONTROL = '/control'

/** Only the inspector's own resources, except for frames: the checkout, and the pages that it leads to. */
const policyOf = ({ app, bank, shop, gateways }: Deps['origins']) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${app} ${bank} ${shop} ${gateways}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const isOwn = ({ origins }: Deps, headers: Headers) =>
  headers.get('sec-fetch-site') === 'same-origin' || headers.get('origin') === origins.inspector

/** The machine inspector: its built page, the sandbox's origins, and the control calls of its switches and paths. */
export function inspectorProgram(deps: Deps, inspected: Inspected | undefined): Program {
  const { origins } = deps
  const app = new Hono<Env>()
  app.use(ownHostOnly(deps))
  app.all(`${CONTROL}/*`, async ({ req, env }) => {
    // Another page in the same browser must not reach the control calls through this one.
    if (!isOwn(deps, req.raw.headers)) return Response.json({ problems: ['not the inspector’s page'] }, { status: 403 })
    const { pathname, search } = new URL(req.url)
    const url = `${origins.gateways}${pathname.slice(CONTROL.length)}${search}`
    const body = req.method === 'GET' ? {} : { body: await req.text() }
    const call = new Request(url, { method: req.method, headers: { 'x-sandbox-control': '1' }, ...body })
    return controlRoutes(deps).fetch(call, env)
  })
  app.get('/origins.json', () => Response.json(origins, { headers: { 'cache-control': 'no-store' } }))
  app.get('*', async ({ req }) => {
    const { pathname } = new URL(req.url)
    const path = pathname === '/' ? '/index.html' : pathname
    const type = contentTypeOf(path)
    const isPlain = /^(?:\/[\w-][\w.-]*)+$/.test(path)
    const content = isPlain && type !== undefined ? await inspected?.page.read(path) : undefined
    if (content && type !== undefined) {
      const headers = {
        'content-type': type,
        'cache-control': 'no-store',
        'content-security-policy': policyOf(origins),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      }
      return new Response(content, { headers })
    }
    if (path !== '/index.html') return new Response('not found', { status: 404 })
    if (!inspected) return plainPage('en', 'The inspector is not here', 'npm run inspect builds and starts it.')
    inspected.want()
    const waiting = await plainPage('en', 'The inspector is being built', 'This takes about half a minute, once.')
    waiting.headers.set('refresh', '2')
    return waiting
  })
  return async (request, wire) => app.fetch(request, { wire })
}
