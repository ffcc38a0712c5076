import { LOOPBACK_HOSTS, plainUrl } from '../../gateways/safe-url'

/** The page that a shopper leaves for a bank. */
export interface Home {
  readonly origin: string
  /** As configured, wherever the page is. */
  readonly isTestMode: boolean
}

/** All that a test mode may reach of the page's own origin. */
export const TEST_BANK = /^\/__bank\/[^%]*$/

/** Loopback has several names, and any host is the same one with a dot at its end. */
function placeOf({ hostname, port }: URL): string {
  return `${LOOPBACK_HOSTS.includes(hostname) ? 'localhost' : hostname.replace(/\.$/, '')}:${port}`
}

/**
 * Where a bank's form may be posted: an absolute address of another origin, by https. In test mode to the bank that the page's own
 * origin keeps, and from loopback to loopback by http. A bank's host may be any, since the bank sends on to hosts that no list could hold.
 */
export function bankAddress(raw: string | null, { origin, isTestMode }: Home): URL | 'unusable' | 'own' {
  const url = plainUrl(raw)
  // What lacks its slashes is read as absolute here, and as relative in a document.
  if (!url || !/^https?:\/\/[^/]/i.test(raw ?? '')) return 'unusable'
  const home = new URL(origin)
  const isLocal = isTestMode && [home, url].every(({ hostname }) => LOOPBACK_HOSTS.includes(hostname))
  if (url.protocol !== 'https:' && !isLocal) return 'unusable'
  const isOwn = placeOf(url) === placeOf(home)
  return isOwn && !(isTestMode && TEST_BANK.test(url.pathname)) ? 'own' : url
}
