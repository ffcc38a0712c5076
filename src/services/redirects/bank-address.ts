import { LOOPBACK_HOSTS, plainUrl } from '../../gateways/safe-url'

/** The page that a shopper leaves for a bank. */
export interface Home {
  readonly origin: string
  /** Of a page that is itself on loopback. */
  readonly isTestMode: boolean
}

/** All that a test mode may reach of the page's own origin. */
export const TEST_BANK = /^\/__bank\/[^%]*$/

/** Loopback has several names, and any host is the same one with a dot at its end. */
function placeOf({ hostname, port }: URL): string {
  return `${LOOPBACK_HOSTS.includes(hostname) ? 'localhost' : hostname.replace(/\.$/, '')}:${port}`
}

/**
 * Where a bank's form may be posted: an absolute address of another origin, by https. In test mode by http to loopback as well, and
 * to the bank that the page's own origin keeps. A bank's host may be any, since the bank sends on to hosts that no list could hold.
 */
export function bankAddress(raw: string | null, { origin, isTestMode }: Home): URL | 'unusable' | 'own' {
  const url = plainUrl(raw)
  // What lacks its slashes is read as absolute here, and as relative in a document.
  if (!url || !/^https?:\/\/[^/]/i.test(raw ?? '')) return 'unusable'
  const isLocal = isTestMode && LOOPBACK_HOSTS.includes(url.hostname)
  if (url.protocol !== 'https:' && !isLocal) return 'unusable'
  const isOwn = placeOf(url) === placeOf(new URL(origin))
  return isOwn && !(isTestMode && TEST_BANK.test(url.pathname)) ? 'own' : url
}
