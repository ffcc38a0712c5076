import { type Page, expect } from '@playwright/test'

/** The state of a page with regard to paying. */
export type Standing =
  | 'form'
  | 'result'
  | 'elsewhere'
  | 'elsewherePaying'
  | 'asking'
  | 'identify'
  | 'otp'
  /** Something can be retried: with a screen's button, or, if no screen could load, with the page's own link. */
  | 'failed'
  /** The browser has no page to show. */
  | 'lost'
  /** A transient state that changes on its own. */
  | 'underWay'
  | `other: ${string}`

/** What the page says about the shopper's money. */
type Claim = 'paid' | 'not charged' | 'payable'

export const RETRY = 'main [data-action="try-again"], #trouble:not([hidden]) a'

const PAYABLE = '[data-action="pay"]:not([aria-disabled])'

/** Runs in the page. */
function standingOfDocument([retry, payable]: readonly [string, string]): Standing {
  if (location.protocol === 'chrome-error:' || location.href === 'about:blank') return 'lost'
  if (document.querySelector(retry)) return 'failed'
  const screen = document.querySelector('main[data-screen]')?.getAttribute('data-screen') ?? ''
  if (screen === 'elsewhere') {
    const goOn = document.querySelector('[data-action="continue-here"]')
    if (!goOn) return 'elsewherePaying'
    return goOn.hasAttribute('aria-disabled') ? 'underWay' : 'elsewhere'
  }
  if (screen === 'pay') {
    return document.querySelector('[data-form="credit-card-form"]') && document.querySelector(payable)
      ? 'form'
      : 'underWay'
  }
  if (screen === 'identify') {
    // The form is in the page before the machine knows whether it is needed.
    const hasContact = Boolean(document.querySelector<HTMLInputElement>('[data-field="email"]')?.value)
    return hasContact && document.querySelector('[data-action="continue"]') ? 'identify' : 'underWay'
  }
  if (screen === 'outcome-unknown') return 'asking'
  if (screen === 'otp' || screen === 'result') return screen
  return screen === '' || screen === 'start' ? 'underWay' : `other: ${screen}`
}

/** Runs in the page. */
function claimsOfDocument(payable: string): Claim[] {
  const claims: Record<Claim, boolean> = {
    paid: document.querySelector('main[data-screen="result"]') !== null,
    'not charged': document.body.innerText.includes('para çekilmedi'),
    payable: document.querySelector(payable) !== null,
  }
  return (Object.keys(claims) as Claim[]).filter((claim) => claims[claim])
}

/** The page's current state; a document that unloads meanwhile counts as `underWay`. */
export const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(standingOfDocument, [RETRY, PAYABLE] as const).catch((): Standing => 'underWay')

/** A document that unloads meanwhile claims nothing. */
export const claimsOf = (page: Page): Promise<readonly Claim[]> =>
  page.evaluate(claimsOfDocument, PAYABLE).catch((): Claim[] => [])

const PATIENCE = 20_000

/** The state of the page, once it is no longer one of the passing ones. */
export async function comesToStand(page: Page, passing: RegExp): Promise<Standing> {
  let standing: Standing = 'underWay'
  const look = async () => (standing = await standingOf(page))
  await expect.poll(look, { timeout: PATIENCE, intervals: [50] }).not.toMatch(passing)
  return standing
}
