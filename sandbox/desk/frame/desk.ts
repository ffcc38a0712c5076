import type { Context } from 'hono'
import type { Env } from '../../kernel/program'
import type { Deps } from '../../kernel/deps'
import { pageLanguage } from '../../page/page-language'
import type { Language } from '../../records/language'
import type { Order } from '../../records/order'

/** What every page of the desk is asked with: a language, and the one order that it is about, if any. */
export interface Desk {
  readonly deps: Deps
  readonly lang: Language
  readonly query: URLSearchParams
  readonly order: Order | undefined
}

export function deskOf(deps: Deps, c: Context<Env>): Desk {
  const query = new URL(c.req.url).searchParams
  return { deps, lang: pageLanguage(c.req), query, order: deps.state.orders.get(query.get('token') ?? '') }
}

/** An address on the desk, for the same order and in the same language. */
export function deskPath({ deps, lang, order }: Pick<Desk, 'deps' | 'lang' | 'order'>, place: string): string {
  const kept = new URLSearchParams({ lang, ...(order ? { token: order.token } : {}) })
  return `${deps.origins.gateways}/desk${place}?${kept}`
}

/** The orders a person may still mean, the newest first. */
export function recentOrders({ state }: Deps, count: number): Order[] {
  return [...state.orders.values()].slice(-count).reverse()
}
