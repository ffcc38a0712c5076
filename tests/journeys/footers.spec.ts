import { expect } from '@playwright/test'
import type { SeenState } from '../machines/support/way-table'
import { test } from './support/test'
import { isReachable } from './support/visual-state'
import { visualStates } from './visual-states/visual-states'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const BOTH = { phone: true, desktop: true }

/** The keyboard of a phone leaves room for the code alone. */
const DESKTOP_ALONE = { phone: false, desktop: true }

/** A state that shows each screen, and where that has its footer. */
const FOOTERS: readonly (readonly [screen: string, state: SeenState, footers: typeof BOTH])[] = [
  ['invalid-token', 'closed', BOTH],
  ['identify', 'arriving.identifying', BOTH],
  ['start-failed', 'arriving.startFailed', BOTH],
  ['register', 'registering', BOTH],
  ['email-verify', 'resolvingEmailMismatch', BOTH],
  ['foreign-number', 'admittingForeignPhone', BOTH],
  ['otp', 'verifyingOtp', DESKTOP_ALONE],
  ['change-phone-number', 'changingPhone', BOTH],
  ['opening-failed', 'openingFailed', BOTH],
  ['pay', 'paying.choosing', BOTH],
  ['credit-redirect', 'paying.goingForCredit', BOTH],
  ['refund', 'refunding.choosing', BOTH],
  ['settlement', 'settling.choosing', BOTH],
  ['outcome-unknown', 'reconciling', BOTH],
  ['result', 'result', BOTH],
  ['form-expired', 'expired.shown', BOTH],
  ['elsewhere', 'suspended.choosing', BOTH],
]

for (const [screen, state, footers] of FOOTERS) {
  test(`${screen} has its footer on the phone and on the desktop as it wants it, each apart (SHELL-04~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    const footer = page.locator('footer')
    const [look] = visualStates[state].filter(isReachable)
    await page.setViewportSize(PHONE)
    await look?.reach({ page, origins, sandbox, trouble, language: 'tr' })
    await expect(page.locator('main')).toHaveAttribute('data-screen', screen)
    await expect(footer).toBeVisible({ visible: footers.phone })
    await page.setViewportSize(DESKTOP)
    await expect(footer).toBeVisible({ visible: footers.desktop })
    for (const name of ['Visa', 'Mastercard', 'American Express', 'Troy'])
      await expect(footer.getByRole('img', { name })).toBeVisible()
    if (screen === 'identify')
      await expect(footer).toContainText(/Ödemeniz, Cüzdan aracılığıyla .+ adlı iş yerine iletilir\./)
  })
}
