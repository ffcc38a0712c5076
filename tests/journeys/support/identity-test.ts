import type { Locator, Page } from '@playwright/test'
import { CARDS_OF_A_MEMBER, test as base } from './methods-test'

/** The calls by which a shopper's identity is asked and answered, below their gateways. */
export const IDENTITY_PATHS = {
  limit: '/api/v1/consumer-funds/balance/kyc-limit-validation',
  level: '/api/v1/members-login/kyc-level',
  cards: '/management/cards',
  link: '/api/v1/members-auth/send-sms-app-link',
} as const

type IdentityCall = keyof typeof IDENTITY_PATHS

/** A person whom the population register knows. */
export const REGISTERED = {
  ...{ name: 'Elif', surname: 'Yılmaz', identityNumber: '10000000146', birthDate: '1988-04-17' },
  cards: CARDS_OF_A_MEMBER,
} as const

/** An order of everything that the gate is before; the merchant has no trust stamp. */
export const UNTRUSTED = {
  flags: { fundEnabled: true, mixPaymentEnabled: true, merchantTrustStampAvailableOrIgnored: false },
} as const

interface AtTheGate {
  /** The modal. */
  readonly gate: Locator
  /** What was asked about the shopper's identity, by call, the first one first. */
  readonly asked: (call: IdentityCall) => Promise<readonly unknown[]>
  /** Follows the link of the newest SMS and proves one step in the provider's app. */
  readonly verifyInApp: () => Promise<void>
}

/** What tests of the identity gate look at. */
export const test = base.extend<AtTheGate>({
  gate: ({ page }, use) => use(page.locator('[data-modal="verify-identity"]')),

  asked: ({ sandbox, order }, use) =>
    use(async (call) => {
      const requests = await sandbox.requests(order.token)
      return requests.filter(({ path }) => path.endsWith(IDENTITY_PATHS[call])).map(({ body }) => body)
    }),

  verifyInApp: ({ context, origins, member }, use) =>
    use(async () => {
      const inbox = await context.newPage()
      await inbox.goto(`${origins.gateways}/inbox?gsmNumber=${encodeURIComponent(member.gsmNumber)}`)
      const opening = inbox.waitForEvent('popup')
      await inbox.locator('[data-sms-link]').first().click()
      const app: Page = await opening
      await app.locator('[data-form="app-verification"] [data-action="verify"]').click()
      // The page of the form says the level, too: the form is gone once it has risen.
      await app.locator('.end [data-kyc-level]').waitFor()
      await app.close()
      await inbox.close()
    }),
})
