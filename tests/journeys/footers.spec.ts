import { type Locator, expect } from '@playwright/test'
import { footerOf, places } from '../../src/screens/registry'
import { test } from './support/test'
import { looksNamed } from './visual-states/visual-states'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

async function expectMarks(footer: Locator) {
  for (const name of ['Visa', 'Mastercard', 'American Express', 'Troy'])
    await expect(footer.getByRole('img', { name })).toBeVisible()
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

test('the footer of a refund link that is dead follows its text on a phone (SHELL-04~, REF-02~)', async ({
  page,
  origins,
  sandbox,
  trouble,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const { visualState } of looksNamed('a link to a refund that is dead'))
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
  const [main, footer] = await Promise.all(['main', 'footer'].map((part) => page.locator(part).boundingBox()))
  expect((footer?.y ?? 0) - (main?.y ?? 0) - (main?.height ?? 0)).toBeLessThan(100)
})
