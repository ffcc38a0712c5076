import type { Page } from '@playwright/test'
import { type Visitor, visitorOf } from './bank-visit'
import { test as base } from './test'

interface AtTheBank {
  readonly visitor: Visitor
  /** The member's SMS, as a person reads them: in a tab beside. */
  readonly inbox: Page
  /** Presses what ends a visit; how and where the browser comes back to the checkout. */
  readonly comesBack: (press: () => Promise<void>) => Promise<string>
}

/** A member one step below the highest level, and what they need at the pages of others. */
export const test = base.extend<AtTheBank>({
  member: async ({ sandbox }, use) => {
    await use(await sandbox.makeMember({ kycLevel: 1, identityNumber: '10000000146', birthDate: '1988-04-17' }))
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
      // A page that is still coming would take the place of the next one that is asked for.
      await page.waitForURL(({ origin }) => origin === origins.app, { waitUntil: 'commit' })
      return `${request.method()} ${new URL(request.url()).pathname}`
    }),
})
