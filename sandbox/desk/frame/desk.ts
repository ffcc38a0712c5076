import type { Context } from 'hono'
import type { Env } from '../../kernel/program'
import type { Deps } from '../../kernel/deps'
import { pageLanguage } from '../../page/page-language'
import type { Language } from '../../records/language'
import type { Order } from '../../records/order'

/** The context of every page of the desk: the language, and the one order that the page is about, if any. */
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

/** The URL of a desk page, for the same order and language. */
export function deskPath({ deps, lang, order }: Pick<Desk, 'deps' | 'lang' | 'order'>, place: string): string {
  const params = new URLSearchParams({ lang, ...(order ? { token: order.token } : {}) })
  return `${deps.origins.gateways}/desk${place}?${params}`
}

export function recentOrders({ state }: Deps, count: number): Order[] {
  return [...state.orders.values()].slice(-count).reverse()
}
