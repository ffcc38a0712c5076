import { type Page, expect } from '@playwright/test'

/** The two presentations of the same logic: screens with URLs, or one page with modals over it (QCK-02). */
export interface Presentation {
  readonly name: 'routed' | 'quick'
  readonly flags: Readonly<Record<string, boolean>>
  readonly entrance: string
  /** Versions of the calls (IDEN-03, QCK-03). */
  readonly startPath: string
  readonly registerPath: string
  /** How to see a screen or modal, and the path of its URL. */
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
      // Two modals may be closing at the same time.
      if (name === 'form' || name === 'register') await expect(page.locator('[data-modal]')).toHaveCount(0)
      else await page.locator(`[data-modal="${name}"]`).waitFor()
    },
    path: '/',
  }),
}
