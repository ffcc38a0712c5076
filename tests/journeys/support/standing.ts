import { type Page, expect } from '@playwright/test'

/** The state of a page, for a payment on it. */
export type Standing =
  | 'form'
  | 'result'
  | 'elsewhere'
  | 'elsewherePaying'
  | 'asking'
  | 'identify'
  | 'otp'
  /** Something is to be tried again: by a screen's button, or, where no screen could be had, by the page's own link. */
  | 'failed'
  /** The browser has no page to show. */
  | 'lost'
  /** Something else comes on its own. */
  | 'underWay'
  | `other: ${string}`

/** What it says of the shopper's money. */
type Claim = 'paid' | 'not charged' | 'payable'

/** What reloads or asks again what could not be had. */
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
    // The form is in the page before anybody knows whether it is wanted.
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

/** Where it is just now; a document that goes away while it is looked at is under way. */
export const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(standingOfDocument, [RETRY, PAYABLE] as const).catch((): Standing => 'underWay')

/** A document that goes away while it is looked at says nothing. */
export const claimsOf = (page: Page): Promise<readonly Claim[]> =>
  page.evaluate(claimsOfDocument, PAYABLE).catch((): Claim[] => [])

const PATIENCE = 20_000

/** Where it is as soon as that is none of these. */
export async function comesToStand(page: Page, passing: RegExp): Promise<Standing> {
  let standing: Standing = 'underWay'
  const look = async () => (standing = await standingOf(page))
  await expect.poll(look, { timeout: PATIENCE, intervals: [50] }).not.toMatch(passing)
  return standing
}
