import { type Page, expect } from '@playwright/test'

/** One logic, two presentations: screens with addresses, or one page with modals over it (QCK-02). */
export interface Presentation {
  readonly name: 'routed' | 'quick'
  readonly flags: Readonly<Record<string, boolean>>
  /** Where the shopper begins. */
  readonly entrance: string
  /** The versions of the calls (IDEN-03, QCK-03). */
  readonly startPath: string
  readonly registerPath: string
  /** What is on show, and the address beside it. */
  readonly place: (page: Page, name: PlaceName) => { sees: () => Promise<void>; path: string }
}

export type PlaceName = 'form' | 'register' | 'email-verify' | 'foreign-number' | 'otp' | 'change-phone-number'

const PATHS: Readonly<Record<PlaceName, string>> = {
  form: '/',
  register: '/register',
  'email-verify': '/emailVerify',
  'foreign-number': '/',
  otp: '/otp',
  'change-phone-number': '/change-phone-number',
}

const main = (page: Page, screen: string) => page.locator(`main[data-screen="${screen}"]`)

export const ROUTED: Presentation = {
  name: 'routed',
  flags: {},
  entrance: 'identify',
  startPath: '/api/v1/members-login/otp-quick-login-initialize',
  registerPath: '/api/v2/members-login/register',
  place: (page, name) => ({
    sees: () => main(page, name === 'form' ? 'identify' : name).waitFor(),
    path: PATHS[name],
  }),
}

export const QUICK: Presentation = {
  name: 'quick',
  flags: { quickLoginRegisterEnabled: true },
  entrance: 'quick-login',
  startPath: '/api/v2/members-login/otp-quick-login-initialize',
  registerPath: '/api/v1/members-login/quick-register',
  place: (page, name) => ({
    async sees() {
      await main(page, 'quick-login').waitFor()
      // Two may be on their way out at once.
      if (name === 'form' || name === 'register') await expect(page.locator('[data-modal]')).toHaveCount(0)
      else await page.locator(`[data-modal="${name}"]`).waitFor()
    },
    path: '/',
  }),
}
