import { type Frame, type Locator, type Page, expect } from '@playwright/test'
import type { MadeOrder } from '../../support/control-answers'
import { keepResultInSight } from './changed-page'
import { CARDS, type Shopper, shopperOn } from './shopper'
import { test as base } from './test'
import type { Trouble } from './trouble'

/** The order of a payment link, in a frame of a merchant on another site. */
export interface Link {
  readonly token: string
  readonly frame: Frame
  /** The messages posted to the parent page. */
  readonly told: () => Promise<readonly unknown[]>
  readonly height: () => Promise<number>
}

interface OfEachTest {
  readonly linkOrder: MadeOrder
  readonly link: Link
  /** The shopper in the frame, with a filled form and ready to pay. */
  readonly payable: Shopper
  readonly moving: undefined
}

export async function frameIn(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('nothing is shown in the frame')
  return frame
}

/**
 * Resolves once the order's contact is filled in and the frame is as high as its content: before, the browser may send a press to the page
 * around the frame.
 */
async function hasOpened(frame: Frame) {
  await frame.waitForFunction(() => {
    const email = document.querySelector<HTMLInputElement>('[data-field="email"]')?.value
    return Boolean(email) && Math.abs(document.body.getBoundingClientRect().height - innerHeight) <= 1
  })
}

/** Fills the form after clicks: a field focused by a click is not scrolled into view. */
export async function fillByHand({ field }: Shopper, cardNumber: string = CARDS.approved) {
  const texts = { cardNumber, expireDate: '12/2030', cvc: '123', accountHolder: 'Elif Yılmaz' }
  for (const [name, text] of Object.entries(texts)) {
    await field(name).click()
    await field(name).fill(text)
  }
}

/** Resolves once a frame of the page says that a press came too soon. */
const isTooSoon = (page: Page, timeout: number) =>
  Promise.any(
    page
      .frames()
      .map((frame) => frame.locator('[data-ignored-press="tooSoon"]').waitFor({ state: 'attached', timeout })),
  )

/** The button accepts a press only after it has been in view for a while; a shopper who sees no change presses again. */
export async function pressUntil(press: () => Promise<void>, seen: Locator) {
  await expect(async () => {
    // The late result of an earlier press may hide the button.
    await Promise.race([press(), seen.waitFor()])
    const timeout = 1_500
    await Promise.any([seen.waitFor({ timeout }), isTooSoon(seen.page(), timeout)])
    expect(await seen.isVisible()).toBe(true)
  }).toPass()
}

/** Resolves once the browser reports an element of the frame as visible, or as hidden by the page around the frame. */
export const waitUntilSeen = (element: Locator, isWanted: boolean) =>
  element.evaluate(
    (target, isVisible) =>
      new Promise<void>((resolve) => {
        const watching = { threshold: 0.5, trackVisibility: true, delay: 100 }
        const observer = new IntersectionObserver((entries) => {
          if ((entries.at(-1) as { readonly isVisible?: boolean }).isVisible !== isVisible) return
          observer.disconnect()
          // The page's own observer looks as rarely, at other moments: it has looked once this animation has ended.
          target.animate([], watching.delay).addEventListener('finish', () => {
            resolve()
          })
        }, watching)
        observer.observe(target)
      }),
    isWanted,
  )

export const resultIn = (page: Pick<Page, 'locator'>) => page.locator('main[data-screen="result"]')

/** Simulates a browser that blocks a site's storage in third-party frames. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    if (window.parent === window) return
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })

/**
 * Browser messages about a bank's page in a frame: its field gets no autofocus, and it redirects to the checkout's own URL, which no frame
 * may show.
 */
export function allowBankInFrame(trouble: Trouble) {
  trouble.allow(
    /frame-ancestors/,
    /chrome-error/,
    /ERR_BLOCKED_BY_RESPONSE/,
    /Blocked autofocusing/,
    /X-Frame-Options/i,
  )
}

export const bankIn = (frame: Frame) => frame.frameLocator('iframe[name="bank-page"]')

export const test = base.extend<OfEachTest>({
  // In a frame the payment bar ends the page: it moves when the space for installments closes. A page requested from another site may be
  // painted before it is parsed to the end, where the test-mode banner is inserted.
  moving: [
    async ({ trouble }, use) => {
      trouble.allow(/^layout shift: .*\s+[\d.]+ {2}div "[^"]*": 0 0 \d+ \d+ → 0 28 /)
      await use(undefined)
    },
    { auto: true },
  ],

  linkOrder: async ({ sandbox, member: { email, gsmNumber } }, use) => {
    const init = { payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: false } }
    await use(await sandbox.makeOrder({ email, gsmNumber, init, flags: { fundEnabled: true } }))
  },

  link: async ({ page, origins, linkOrder: { token } }, use) => {
    await page.addInitScript(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      addEventListener('message', ({ data }) => told.push(data))
    })
    await keepResultInSight(page)
    await page.goto(`${origins.parent}/?token=${token}&lang=tr`)
    const frame = await frameIn(page)
    await hasOpened(frame)
    await use({
      token,
      frame,
      told: () => page.evaluate(() => (window as unknown as { told: unknown[] }).told),
      height: () => page.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().height ?? 0),
    })
  },

  payable: async ({ link, sandbox, member }, use) => {
    const shopper = shopperOn(link.frame, sandbox, member)
    await shopper.identify()
    await shopper.enterCode()
    await fillByHand(shopper)
    await shopper.agree()
    await use(shopper)
  },
})
