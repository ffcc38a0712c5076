import { type Locator, expect } from '@playwright/test'
import type { Screen } from '../../machines/checkout/rules'
import { footerOf, places } from '../../src/screens/registry'
import type { SeenState } from '../machines/support/way-table'
import { test } from './support/test'
import { isReachable } from './support/visual-state'
import { visualStates } from './visual-states/visual-states'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const BOTH = { phone: true, desktop: true }

/** A state for each screen except those of the test below, and the widths at which it has a footer. */
const FOOTERS: readonly (readonly [screen: Screen, state: SeenState, footers: typeof BOTH])[] = [
  ['invalid-token', 'closed', BOTH],
  ['start-failed', 'arriving.startFailed', BOTH],
  ['register', 'registering', BOTH],
  ['email-verify', 'resolvingEmailMismatch', BOTH],
  ['foreign-number', 'admittingForeignPhone', BOTH],
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

async function expectMarks(footer: Locator) {
  for (const name of ['Visa', 'Mastercard', 'American Express', 'Troy'])
    await expect(footer.getByRole('img', { name })).toBeVisible()
}

for (const [screen, state, footers] of FOOTERS) {
  test(`${screen} shows its footer on phone and desktop as declared, each independently (SHELL-04~)`, async ({
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
    await expectMarks(footer)
  })
}

test('the footer has the card marks and names the payee; each screen has it on phone, desktop or both (SHELL-04)', async ({
  page,
  order,
  shopper,
}) => {
  // By their rows: under a phone's keyboard there is room for the links only.
  for (const screen of [...places, 'elsewhere'] as const)
    expect(footerOf(screen)).toBe(screen === 'otp' ? 'desktop' : undefined)
  const footer = page.locator('footer')
  const expectWhole = async () => {
    await expectMarks(footer)
    await expect(footer).toContainText('Ödemeniz, Cüzdan aracılığıyla Defne Ev & Yaşam adlı iş yerine iletilir.')
  }
  await page.setViewportSize(PHONE)
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('identify')
  await expectWhole()
  await page.setViewportSize(DESKTOP)
  await expectWhole()
  await shopper.identify()
  await shopper.sees('otp')
  await expectWhole()
  await page.setViewportSize(PHONE)
  await expect(footer.getByRole('img', { name: 'Visa' })).toBeHidden()
  await expect(footer.getByText('adlı iş yerine iletilir')).toBeHidden()
  await expect(footer.getByRole('link', { name: 'English' })).toBeVisible()
})
