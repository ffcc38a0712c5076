import { type Page, expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { saveLogin } from './kept'
import { type Waits, setWaits } from './changed-page'
import { CARDS, type Shopper, shopperOn } from './shopper'
import { test as base } from './test'

export interface Tab {
  readonly page: Page
  readonly shopper: Shopper
  /** How the page describes an order that another tab has. */
  readonly stands: (standing: 'there' | 'paying' | 'alone') => Promise<void>
  readonly continuesHere: () => Promise<void>
  /** Opens the methods with a login stored in this tab; logging in has journeys of its own. */
  readonly openMethods: () => Promise<void>
  /** Continues to a filled form, ready to pay. */
  readonly readyToPay: (cardNumber?: string) => Promise<void>
  /** Presses pay, and waits until its call is sent. The returned function releases the call. */
  readonly payHeld: () => Promise<() => void>
}

interface OfEachTest {
  readonly openTab: (waits?: Waits) => Promise<Tab>
}

/** Short timings, so that tabs find each other and take over quickly; the result stays in view. */
const WAITS = { leaseHeartbeat: 200, leaseLength: 2_000, ownerGrace: 600, redirectPause: 600_000 }

export const test = base.extend<OfEachTest>({
  openTab: async ({ context, origins, sandbox, member, order }, use) => {
    await use(async (waits = {}) => {
      const page = await context.newPage()
      await setWaits(page, { ...WAITS, ...waits })
      const shopper = shopperOn(page, sandbox, member)
      const openMethods = async () => {
        await saveLogin({ page, origins, sandbox, member, order })
        await page.goto(order.checkoutUrl.tr.replace('/?', '/pay?'))
        await page.locator('[data-form="credit-card-form"]').waitFor()
      }
      return {
        page,
        shopper,
        stands: (standing) => page.locator(`main[data-screen="elsewhere"] [data-standing="${standing}"]`).waitFor(),
        continuesHere: () => page.locator('[data-action="continue-here"]').click(),
        openMethods,
        async readyToPay(cardNumber = CARDS.approved) {
          await openMethods()
          await shopper.fillCard(cardNumber)
          await shopper.agree()
        },
        async payHeld() {
          let letThrough: () => void = () => undefined
          const gate = new Promise<void>((resolve) => (letThrough = resolve))
          await page.route(
            ({ pathname }) => pathname.endsWith(PATHS.cardAuth),
            async (route) => {
              await gate
              await route.continue()
            },
          )
          const sent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
          await shopper.press('pay')
          await sent
          return letThrough
        },
      }
    })
  },
})

/** Resolves once the tab's order has an owner, in this tab or another: the next tab will see it. */
export async function isTaken({ page }: Pick<Tab, 'page'>): Promise<void> {
  const hasOwner = () =>
    page.evaluate(async () => {
      // A browser without Web Locks uses storage entries instead.
      const locks = (navigator as Partial<Navigator>).locks
      const names = locks ? ((await locks.query()).held ?? []).map(({ name = '' }) => name) : Object.keys(localStorage)
      return names.some((name) => name.startsWith('order-'))
    })
  await expect.poll(hasOwner).toBe(true)
}
