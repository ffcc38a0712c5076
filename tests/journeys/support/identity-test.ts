import type { Locator, Page } from '@playwright/test'
import { CARDS_OF_A_MEMBER, test as base } from './methods-test'

/** The calls of the identity check, below their gateways. */
export const IDENTITY_PATHS = {
  limit: '/api/v1/consumer-funds/balance/kyc-limit-validation',
  level: '/api/v1/members-login/kyc-level',
  cards: '/management/cards',
  link: '/api/v1/members-auth/send-sms-app-link',
} as const

type IdentityCall = keyof typeof IDENTITY_PATHS

/** A person in the sandbox's population register. */
export const REGISTERED = {
  name: 'Elif',
  surname: 'Yılmaz',
  identityNumber: '10000000146',
  birthDate: '1988-04-17',
  cards: CARDS_OF_A_MEMBER,
} as const

/** An order for which every kind of KYC check applies; the merchant has no trust stamp. */
export const UNTRUSTED = {
  flags: { fundEnabled: true, mixPaymentEnabled: true, merchantTrustStampAvailableOrIgnored: false },
} as const

interface AtTheGate {
  readonly gate: Locator
  readonly asked: (call: IdentityCall) => Promise<readonly unknown[]>
  /** Opens the link of the newest SMS and completes one verification step in the provider's app. */
  readonly verifyInApp: () => Promise<void>
}

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
      // The form's page shows the level as well; `.end` appears only after the level has risen.
      await app.locator('.end [data-kyc-level]').waitFor()
      await app.close()
      await inbox.close()
    }),
})
