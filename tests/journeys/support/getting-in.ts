import { expect } from '@playwright/test'
import type { MadeOrder, WantedOrder } from '../../support/control-answers'
import { type Newcomer, newcomer } from './newcomer'
import { type PlaceName, type Presentation, QUICK, ROUTED } from './presentations'
import { test as base } from './test'

/** A shopper with an order, in one of the two presentations. */
export interface Visitor {
  readonly how: Presentation
  open(wanted?: WantedOrder): Promise<MadeOrder>
  /** Waits for the screen or modal, and for its URL. */
  sees(name: PlaceName): Promise<void>
  goOnAs(contact: { readonly gsmNumber?: string; readonly email?: string }): Promise<void>
  /** Calls of this order so far, by their path below the gateways. */
  calls(path: string): Promise<readonly { readonly body: unknown; readonly method: string }[]>
  agree(): Promise<void>
  readonly newcomer: Newcomer
}

interface OfEachTest {
  readonly how: Presentation
  readonly visitor: Visitor
}

export const test = base.extend<OfEachTest>({
  how: [ROUTED, { option: true }],

  visitor: async ({ how, page, sandbox, member, shopper }, use) => {
    let token = ''
    const sees = async (name: PlaceName) => {
      const place = how.place(page, name)
      await place.sees()
      await expect.poll(() => new URL(page.url()).pathname).toBe(place.path)
    }
    await use({
      how,
      newcomer: newcomer(),
      sees,
      async open(wanted = {}) {
        const { email, gsmNumber } = member
        const order = await sandbox.makeOrder({ email, gsmNumber, ...wanted, flags: { ...how.flags, ...wanted.flags } })
        token = order.token
        await page.goto(order.checkoutUrl.tr)
        await sees('form')
        // Waits for the lazily loaded parts of the form.
        await page.locator('[data-action="use-foreign-number"]').waitFor()
        if (how === QUICK) await shopper.field('outlineAgreement').waitFor({ state: 'attached' })
        return order
      },
      async goOnAs({ gsmNumber, email }) {
        if (gsmNumber !== undefined) await shopper.field('gsmNumber').fill(gsmNumber)
        if (email !== undefined) await shopper.field('email').fill(email)
        await shopper.press('continue')
      },
      async calls(path) {
        return (await sandbox.requests(token)).filter((call) => call.path.endsWith(path))
      },
      async agree() {
        await shopper.field('outlineAgreement').check({ force: true })
      },
    })
  },
})

export function inBoth(tell: (how: Presentation) => void) {
  for (const how of [ROUTED, QUICK]) {
    test.describe(how.name === 'quick' ? 'over one page' : 'on screens of its own', () => {
      test.use({ how })
      tell(how)
    })
  }
}
