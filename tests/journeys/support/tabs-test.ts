import { type Page, expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { keepLogin } from './kept'
import { type Waits, setWaits } from './changed-page'
import { CARDS, type Shopper, shopperOn } from './shopper'
import { test as base } from './test'

/** A tab, and the member at it. */
export interface Tab {
  readonly page: Page
  readonly shopper: Shopper
  /** How it is with an order that another tab has. */
  readonly stands: (standing: 'there' | 'paying' | 'alone') => Promise<void>
  readonly continuesHere: () => Promise<void>
  /** To the methods, with a login that was kept in this tab: getting in has journeys of its own. */
  readonly openMethods: () => Promise<void>
  /** From there to a filled form, ready to be paid. */
  readonly readyToPay: (cardNumber?: string) => Promise<void>
  /** Presses pay, and waits until its call is out, which is let through by the returned function. */
  readonly payHeld: () => Promise<() => void>
}

interface OfEachTest {
  /** Opens another tab of the same browser. */
  readonly openTab: (waits?: Waits) => Promise<Tab>
}

/** Tabs that look often for each other, and believe soon what they see; the result stays in sight. */
const WAITS = { leaseHeartbeat: 200, leaseLength: 2_000, ownerGrace: 600, redirectPause: 600_000 }

export const test = base.extend<OfEachTest>({
  openTab: async ({ context, origins, sandbox, member, order }, use) => {
    await use(async (waits = {}) => {
      const page = await context.newPage()
      await setWaits(page, { ...WAITS, ...waits })
      const shopper = shopperOn(page, sandbox, member)
      const openMethods = async () => {
        await keepLogin({ page, origins, sandbox, member, order })
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

/** Comes back once the order that is open in this tab is taken, by this one or another: the next caller learns so. */
export async function isTaken({ page }: Pick<Tab, 'page'>): Promise<void> {
  const hasOwner = () =>
    page.evaluate(async () => {
      // A browser without locks has entries in their place.
      const locks = (navigator as Partial<Navigator>).locks
      const names = locks ? ((await locks.query()).held ?? []).map(({ name = '' }) => name) : Object.keys(localStorage)
      return names.some((name) => name.startsWith('order-'))
    })
  await expect.poll(hasOwner).toBe(true)
}
