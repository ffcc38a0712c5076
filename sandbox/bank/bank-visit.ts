import type { Context } from 'hono'
import { refused } from '../gateways/answer'
import { readIncoming } from '../gateways/incoming'
import { recordRefusal } from '../gateways/journal'
import { languageOf } from '../language'
import type { Language } from '../language'
import type { Attempt } from '../orders/attempt'
import type { Order } from '../orders/order'
import { bankForm, callbackUrl } from '../payments/bank-form'
import type { BankSession } from '../payments/bank-session'
import { subjectOf } from '../payments/conclude'
import type { Env } from '../program'
import type { World } from '../world'
import { lostPage } from './lost-page'
import { pageLanguage } from '../page/page-language'

/** What a page of a bank has before it. */
export interface Visit {
  readonly session: BankSession
  readonly order: Order
  readonly attempt: Attempt
  readonly lang: Language
}

/** The form that the checkout posts to a bank, taken only as the provider made it: a field left out or changed is refused and recorded. */
export async function arrive(world: World, c: Context<Env>, idField: string): Promise<Visit | Response> {
  const incoming = await readIncoming(c.req.raw)
  const sent = Object.fromEntries(new URLSearchParams(incoming.text))
  const session = world.state.bankSessions.get(sent[idField] ?? '')
  const found = session && visitOf(world, c, session)
  const fields = found && bankForm(world, found.session, found.attempt).fields
  if (fields && sameFields(sent, fields)) return found
  const names = Object.keys(fields ?? { [idField]: '' }).filter((name) => sent[name] !== fields?.[name])
  const wrong = [...names, ...Object.keys(sent).filter((name) => fields && !(name in fields))]
  recordRefusal(world, incoming, refused('wrong-payload', wrong.join(', ')), session?.token)
  return lostPage(pageLanguage(c.req), 400)
}

function sameFields(sent: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(sent), ...Object.keys(fields)])
  return [...names].every((name) => sent[name] === fields[name])
}

/** A page of a session that is still asking; one that has ended sends the shopper on, however often it is loaded. */
export async function visit(world: World, c: Context<Env>, kind: BankSession['kind']): Promise<Visit | Response> {
  const session = world.state.bankSessions.get(c.req.param('id') ?? '')
  if (session?.kind !== kind) return lostPage(pageLanguage(c.req), 404)
  if (session.phase === 'answered' || session.phase === 'closed') return sentOn(world, c, session)
  return visitOf(world, c, session)
}

const visitOf = (world: World, c: Context<Env>, session: BankSession): Visit => ({
  session,
  lang: languageOf(c.req.query('lang') ?? session.locale),
  ...subjectOf(world, session),
})

/** Back to the provider, with nothing but the name of the session. */
export function sentOn(world: World, c: Context<Env>, { id, verdict }: BankSession): Response {
  const back = callbackUrl(world, verdict === 'verified' ? 'success' : 'failure')
  return c.redirect(`${back}?${new URLSearchParams({ PaReq: id })}`, 303)
}
