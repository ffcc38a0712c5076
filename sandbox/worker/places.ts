import { type OriginName, type Origins, ORIGIN_NAMES } from '../kernel/origins'

/**
 * The path of each program when all of them share one origin: the checkout at the root, as on any host, the others below names that no page
 * of it uses. In test mode the checkout may post to the bank's path only, on its own origin.
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
  /** The URL as the program sees it. */
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

/** Converts the target of a program's redirect to the shared origin. */
export function outside(location: string, { name }: Place): string {
  return location.startsWith('/') ? PREFIXES[name] + location : location
}

/**
 * The checkout's root needs an order, so a visitor without a token is redirected to the shop. The query stays, because a shared link
 * carries the shop's choices.
 */
export function entranceAt({ origin, pathname, search, searchParams }: URL): string | undefined {
  return pathname === '/' && !searchParams.has('token') ? `${originsOn(origin).shop}/${search}` : undefined
}
