import { type OriginName, type Origins, ORIGIN_NAMES } from '../kernel/origins'

/**
 * Where each program is when all of them share one origin: the checkout at its root, as on any host, the others below names that it has
 * no page of. A checkout in test mode posts to no other path of its own origin than the bank's.
 */
const PREFIXES: Readonly<Record<OriginName, string>> = {
  app: '',
  gateways: '/__provider',
  shop: '/__shop',
  bank: '/__bank',
  parent: '/__parent',
  inspector: '/__inspector',
}

export function originsOn(origin: string): Origins {
  return Object.fromEntries(ORIGIN_NAMES.map((name) => [name, origin + PREFIXES[name]])) as Record<OriginName, string>
}

export interface Place {
  readonly name: OriginName
  /** The address as the program knows it. */
  readonly url: URL
}

export function placeOf(address: string): Place {
  const url = new URL(address)
  const { pathname } = url
  const isBelow = (name: OriginName) => name !== 'app' && `${pathname}/`.startsWith(`${PREFIXES[name]}/`)
  const name = ORIGIN_NAMES.find(isBelow) ?? 'app'
  url.pathname = pathname.slice(PREFIXES[name].length)
  return { name, url }
}

/** Where a program redirects to, as an address of the shared origin. */
export function outside(location: string, { name }: Place): string {
  return location.startsWith('/') ? PREFIXES[name] + location : location
}

/**
 * The checkout's root needs an order, and a visitor comes to the site's, whose link may carry more than it was shared with. What it says to
 * the shop goes along.
 */
export function entranceAt({ origin, pathname, search, searchParams }: URL): string | undefined {
  return pathname === '/' && !searchParams.has('token') ? `${originsOn(origin).shop}/${search}` : undefined
}
