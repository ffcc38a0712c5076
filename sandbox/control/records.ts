import { Hono } from 'hono'
import { violations } from '../ledger/invariants'
import { sumsOf } from '../ledger/sums'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import type { SeenRequest } from '../records/seen-request'

export function recordRoutes({ state }: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const of = <T extends { readonly token: string | undefined }>(
    records: readonly T[],
    token: string | undefined,
  ): T[] => records.filter((record) => token === undefined || record.token === token)

  app.get('/sms', ({ req }) => {
    const gsmNumber = req.query('gsmNumber')
    const messages = state.messages.filter((message) => gsmNumber === undefined || message.gsmNumber === gsmNumber)
    return Response.json({ messages: messages.reverse() })
  })
  /** The newest code that was sent for an order, and a wrong one. */
  app.get('/codes/:token', ({ req }) => {
    const sent = state.messages.filter(({ token, code }) => token === req.param('token') && code !== undefined)
    const code = sent[sent.length - 1]?.code
    if (code === undefined) return Response.json({ problems: ['no code was sent'] }, { status: 404 })
    return Response.json({ code, wrongCode: code === '000000' ? '000001' : '000000' })
  })
  app.get('/requests', ({ req }) => Response.json({ requests: of(state.requests, req.query('token')) }))
  app.get('/refusals', ({ req }) => Response.json({ refusals: of(state.refusals, req.query('token')) }))
  app.get('/ledger', ({ req }) => {
    const authorisations = of(state.authorisations, req.query('token'))
    const entries = of(state.entries, req.query('token'))
    return Response.json({
      seed: state.firstSeed,
      mode: state.ledgerMode,
      authorisations,
      transportDuplicates: authorisations.filter((authorisation) => authorisation.transportDuplicate).length,
      entries,
      sums: sumsOf(entries),
      messages: of(state.messages, req.query('token')),
      callbacks: of(state.requests, req.query('token')).filter(isCallback).map(callbackRecord),
    })
  })
  app.get('/analytics', ({ req }) => {
    const appKey = req.query('appKey')
    const events = state.countedEvents.filter((event) => appKey === undefined || event.appKey === appKey)
    const enrolments = state.enrolments.filter((enrolment) => appKey === undefined || enrolment.appKey === appKey)
    return Response.json({ events, refused: state.refusedPosts, enrolments })
  })
  app.get('/monitoring', ({ req }) => {
    const key = req.query('key')
    return Response.json({
      reports: state.reports.filter((report) => key === undefined || report.key === key),
      refused: state.refusedPosts,
    })
  })
  app.get('/policy-reports', () => Response.json({ reports: state.policyReports }))
  app.get('/invariants', () => {
    const broken = violations(state)
    return Response.json({ hold: broken.length === 0, violations: broken })
  })
  return app
}

/** A post of the token to the demo shop, from any sender. */
const isCallback = ({ method, path }: SeenRequest): boolean => method === 'POST' && path === '/callback'

function callbackRecord({ at, token, query, status }: SeenRequest): object {
  return { at, token, orderId: query['order'], status }
}
