import { type Context, Hono } from 'hono'
import { refused } from '../http/answer'
import { readIncoming } from '../http/incoming'
import { recordRefusal } from '../http/journal'
import { applicationByKey } from '../payments/credits/application'
import { creditBank } from '../payments/credits/banks'
import { DECISIONS, decide } from '../payments/credits/decide'
import type { PaymentStatus } from '../records/attempt'
import { attemptOf } from '../payments/waiting'
import { fieldOf } from '../page/field'
import { plainPage } from '../page/plain-page'
import { wayBack } from '../payments/way-back'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { type Filled, type ShownCredit, creditPage } from './credit-page'
import { creditStandingPage } from './credit-standing-page'
import { CREDIT_WORDS } from './credit-words'
import { pageLanguage } from '../page/page-language'
import type { Language } from '../records/language'

export function creditRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()

  app.post('/', async (c) => {
    const incoming = await readIncoming(c.req.raw)
    const sent = new URLSearchParams(incoming.text)
    const key = sent.get('applicationKey') ?? ''
    const wrong = wrongFields(sent)
    if (wrong.length > 0) {
      const token = applicationByKey(deps.state, key)?.token
      recordRefusal(deps, incoming, refused('wrong-payload', wrong.join(', ')), token)
      return unknownPage(pageLanguage(c.req), 400)
    }
    return c.redirect(`/credit/${encodeURIComponent(key)}?lang=${sent.get('lang')}`, 303)
  })

  app.get('/:key', (c) => {
    const lang = pageLanguage(c.req)
    const found = applied(deps, c.req.param('key'), lang)
    return found ? screen(deps, found.shown, found.status) : unknownPage(lang, 404)
  })

  app.post('/:key', async (c) => {
    const lang = pageLanguage(c.req)
    const found = applied(deps, c.req.param('key'), lang)
    if (!found) return unknownPage(lang, 404)
    const form = await c.req.formData()
    const term = Number(fieldOf(form, 'term')) || undefined
    const decision = DECISIONS.find((known) => known === fieldOf(form, 'decision'))
    const isFirst = found.status === 'INIT_CREDIT'
    const isYes = decision === 'approve' || decision === 'new-customer'
    const wrong = isFirst && isYes ? missing(found.shown, term, fieldOf(form, 'accepted') === 'yes') : []
    if (wrong.length > 0) return creditPage(found.shown, { term, wrong }, 422)
    if (decision) decide(deps, found.shown.application, decision, isYes ? term : undefined)
    return afterwards(c, deps, found.shown)
  })
  return app
}

const unknownPage = (lang: Language, status: number): Promise<Response> =>
  plainPage(lang, CREDIT_WORDS.unknown[lang], CREDIT_WORDS.unknownText[lang], status)

/** The fields of the checkout's form that are missing, repeated or not as the provider made them, and those that it does not have. */
function wrongFields(sent: URLSearchParams): string[] {
  const fields: Readonly<Record<string, RegExp>> = { applicationKey: /./, lang: /^(?:tr|en)$/ }
  const names = new Set([...Object.keys(fields), ...sent.keys()])
  return [...names].filter((name) => sent.getAll(name).length !== 1 || !fields[name]?.test(sent.get(name) ?? ''))
}

function applied(deps: Deps, key: string, lang: Language): { shown: ShownCredit; status: PaymentStatus } | undefined {
  const { state, origins } = deps
  const application = applicationByKey(state, key)
  const order = state.orders.get(application?.token ?? '')
  const bank = application && creditBank(application.acquirerId)
  const attempt = application && attemptOf(order, application.paymentId)
  if (!bank || !order || !attempt) return undefined
  const { paidMinor: minor, paymentStatus: status } = attempt
  return { shown: { lang, bank, application, order, minor, origins }, status }
}

function missing({ bank }: ShownCredit, term: number | undefined, isAccepted: boolean): Filled['wrong'] {
  const hasTerm = term !== undefined && bank.rates.has(term)
  return [...(hasTerm ? [] : (['noTerm'] as const)), ...(isAccepted ? [] : (['notAccepted'] as const))]
}

function screen(deps: Deps, shown: ShownCredit, status: PaymentStatus): Promise<Response> {
  const { token } = shown.order
  if (status !== 'SUCCESS' && status !== 'FAILURE' && status !== 'PENDING_CREDIT')
    return creditPage(shown, { term: shown.application.term, wrong: [] })
  return creditStandingPage(
    shown,
    status,
    wayBack(deps, token, shown.lang, status === 'FAILURE' ? 'pay' : 'result-page'),
  )
}

/** After a decision the shopper returns to the checkout; a new customer stays and reads the next steps. */
function afterwards(c: Context<Env>, deps: Deps, { lang, order, application }: ShownCredit): Response {
  const status = attemptOf(order, application.paymentId)?.paymentStatus
  if (status === 'SUCCESS') return c.redirect(wayBack(deps, order.token, lang, 'result-page'), 303)
  if (status === 'FAILURE') return c.redirect(wayBack(deps, order.token, lang, 'pay'), 303)
  return c.redirect(`/credit/${application.key}?lang=${lang}`, 303)
}
