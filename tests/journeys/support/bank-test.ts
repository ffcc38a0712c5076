import type { Page } from '@playwright/test'
import { withEveryMethod } from '../../support/every-method'
import { type Visitor, visitorOf } from './bank-visit'
import { test as base } from './test'

interface AtTheBank {
  readonly visitor: Visitor
  /** The member's SMS messages, in a second tab. */
  readonly inbox: Page
  /** Presses the button that ends the visit; returns the method and path of the request back to the checkout. */
  readonly comesBack: (press: () => Promise<void>) => Promise<string>
}

/** A member one level below the highest, and helpers for pages outside the checkout. */
export const test = base.extend<AtTheBank>({
  member: async ({ sandbox }, use) => {
    await use(await sandbox.makeMember({ kycLevel: 1, identityNumber: '10000000146', birthDate: '1988-04-17' }))
  },

  order: async ({ sandbox, member: { email, gsmNumber } }, use) => {
    await use(await sandbox.makeOrder(withEveryMethod({ email, gsmNumber })))
  },

  visitor: async ({ page, sandbox, origins, member, order }, use) => {
    await use(await visitorOf({ page, sandbox, app: origins.app, member, order }))
  },

  inbox: async ({ context, origins, member }, use) => {
    const tab = await context.newPage()
    await tab.goto(`${origins.gateways}/inbox?gsmNumber=${encodeURIComponent(member.gsmNumber)}`)
    await use(tab)
  },

  comesBack: ({ page, origins }, use) =>
    use(async (press) => {
      const coming = page.waitForRequest(
        (request) => request.isNavigationRequest() && new URL(request.url()).origin === origins.app,
      )
      await press()
      const request = await coming
      // A page that is still loading would replace the next navigation.
      await page.waitForURL(({ origin }) => origin === origins.app, { waitUntil: 'commit' })
      return `${request.method()} ${new URL(request.url()).pathname}`
    }),
})
