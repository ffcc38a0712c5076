import type { Context } from 'hono'
import { refused } from '../http/answer'
import { readIncoming } from '../http/incoming'
import { recordRefusal } from '../http/journal'
import type { Deps } from '../kernel/deps'
import { languageOf } from '../kernel/language'
import type { Env } from '../kernel/program'
import { pageLanguage } from '../page/page-language'
import { plainPage } from '../page/plain-page'
import { bankForm, callbackUrl } from '../payments/bank-form'
import { subjectOf } from '../payments/conclude'
import type { Attempt } from '../records/attempt'
import type { BankSession } from '../records/bank-session'
import type { Language } from '../records/language'
import type { Order } from '../records/order'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: [
    'Bu sayfa için ödeme bulunamadı',
    'Bankanızın yanıtını bir ödemeyle eşleştiremedik. Ödeme sayfasına dönüp tekrar deneyebilirsiniz.',
  ],
  en: [
    'No payment found for this page',
    'We could not match your bank’s answer to a payment. You can go back to the checkout and try again.',
  ],
}

function lostPage(lang: Language, status: number): Promise<Response> {
  return plainPage(lang, ...WORDS[lang], status)
}

export interface Visit {
  readonly session: BankSession
  readonly order: Order
  readonly attempt: Attempt
  readonly lang: Language
}

/** Accepts the form that the checkout posts to a bank only as the provider made it: a missing or changed field is refused and recorded. */
export async function arrive(deps: Deps, c: Context<Env>, idField: string): Promise<Visit | Response> {
  const incoming = await readIncoming(c.req.raw)
  const sent = Object.fromEntries(new URLSearchParams(incoming.text))
  const session = deps.state.bankSessions.get(sent[idField] ?? '')
  const found = session && visitOf(deps, c, session)
  const fields = found && bankForm(deps, found.session, found.attempt).fields
  if (fields && sameFields(sent, fields)) return found
  const names = Object.keys(fields ?? { [idField]: '' }).filter((name) => sent[name] !== fields?.[name])
  const wrong = [...names, ...Object.keys(sent).filter((name) => fields && !(name in fields))]
  recordRefusal(deps, incoming, refused('wrong-payload', wrong.join(', ')), session?.token)
  return lostPage(pageLanguage(c.req), 400)
}

function sameFields(sent: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(sent), ...Object.keys(fields)])
  return [...names].every((name) => sent[name] === fields[name])
}

/** A page of a session that is still open. A session that has ended redirects the shopper, however often the page is loaded. */
export async function visit(deps: Deps, c: Context<Env>, kind: BankSession['kind']): Promise<Visit | Response> {
  const session = deps.state.bankSessions.get(c.req.param('id') ?? '')
  if (session?.kind !== kind) return lostPage(pageLanguage(c.req), 404)
  if (session.phase === 'answered' || session.phase === 'closed') return sentOn(deps, c, session)
  return visitOf(deps, c, session)
}

const visitOf = (deps: Deps, c: Context<Env>, session: BankSession): Visit => ({
  session,
  lang: languageOf(c.req.query('lang') ?? session.locale),
  ...subjectOf(deps, session),
})

/** Redirects to the provider, with the session's id as the only parameter. */
export function sentOn(deps: Deps, c: Context<Env>, { id, verdict }: BankSession): Response {
  const back = callbackUrl(deps, verdict === 'verified' ? 'success' : 'failure')
  return c.redirect(`${back}?${new URLSearchParams({ PaReq: id })}`, 303)
}
