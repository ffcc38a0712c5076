import { type Frame, type Locator, type Page, expect } from '@playwright/test'
import type { MadeOrder } from '../../support/control-answers'
import { keepResultInSight } from './changed-page'
import { CARDS, type Shopper, shopperOn } from './shopper'
import { test as base } from './test'
import type { Trouble } from './trouble'

/** An order of a payment link, in the frame of a merchant of another site. */
export interface Link {
  readonly token: string
  readonly frame: Frame
  /** The messages to the page around. */
  readonly told: () => Promise<readonly unknown[]>
  readonly height: () => Promise<number>
}

interface OfEachTest {
  readonly linkOrder: MadeOrder
  readonly link: Link
  /** The shopper in the frame, before the pay button of a form that is filled in. */
  readonly payable: Shopper
  readonly moving: undefined
}

export async function frameIn(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('nothing is shown in the frame')
  return frame
}

/** Where a hand puts the focus, nothing is brought into view. */
export async function fillByHand({ field }: Shopper) {
  const texts = { cardNumber: CARDS.approved, expireDate: '12/2030', cvc: '123', accountHolder: 'Elif Yılmaz' }
  for (const [name, text] of Object.entries(texts)) {
    await field(name).click()
    await field(name).fill(text)
  }
}

/** A press counts once its button has been in sight for a while: who sees nothing happen presses again. */
export async function pressUntil(press: () => Promise<void>, seen: Locator) {
  await expect(async () => {
    // What comes late of the press before hides what is pressed.
    await Promise.race([press(), seen.waitFor()])
    await seen.waitFor({ timeout: 1_500 })
  }).toPass()
}

export const resultIn = (page: Pick<Page, 'locator'>) => page.locator('main[data-screen="result"]')

/** As where a browser keeps a site's storage from it in the frames of others. */
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
 * What browsers say of a bank's page in a frame: its field takes no focus on its own, and the way back from it is the checkout's own address,
 * which no frame may show.
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

/** The bank's page within the checkout's frame. */
export const bankIn = (frame: Frame) => frame.frameLocator('iframe[name="bank-page"]')

export const test = base.extend<OfEachTest>({
  // In a frame the payment bar ends the page: it moves by the room of the installments where a card has none. A page that is asked for from
  // another site may be drawn before it has been read to its end, where the banner of the test mode comes.
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
    await use({
      token,
      frame: await frameIn(page),
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
