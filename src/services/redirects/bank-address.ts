import { LOOPBACK_HOSTS, parseAbsoluteUrl } from '../../gateways/safe-url'

/** The checkout page, which the shopper leaves for a bank. */
export interface CheckoutOrigin {
  readonly origin: string
  /** From the configuration, not derived from the page's host. */
  readonly isTestMode: boolean
}

/** The only paths on the page's own origin that test mode may post to. */
export const TEST_BANK = /^\/__bank\/[^%]*$/

/** Normalises the names of loopback, and the trailing dot that does not change a host. */
function hostKeyOf({ hostname, port }: URL): string {
  return `${LOOPBACK_HOSTS.includes(hostname) ? 'localhost' : hostname.replace(/\.$/, '')}:${port}`
}

/**
 * Where a bank's form may be posted: an absolute https URL of another origin. Test mode also allows the test bank on the page's own origin,
 * and http from loopback to loopback. Bank hosts are not limited to a list, because banks redirect to hosts that no list could cover.
 */
export function bankAddress(raw: string | null, { origin, isTestMode }: CheckoutOrigin): URL | 'unusable' | 'own' {
  const url = parseAbsoluteUrl(raw)
  // A URL without its slashes parses as absolute here, but as relative in a document.
  if (!url || !/^https?:\/\/[^/]/i.test(raw ?? '')) return 'unusable'
  const home = new URL(origin)
  const isLocal = isTestMode && [home, url].every(({ hostname }) => LOOPBACK_HOSTS.includes(hostname))
  if (url.protocol !== 'https:' && !isLocal) return 'unusable'
  const isOwn = hostKeyOf(url) === hostKeyOf(home)
  return isOwn && !(isTestMode && TEST_BANK.test(url.pathname)) ? 'own' : url
}
