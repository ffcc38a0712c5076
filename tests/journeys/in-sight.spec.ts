import { type Locator, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { holdBack } from './support/hold-back'
import { REGISTERED, UNTRUSTED, test } from './support/identity-test'

/** How far an element reaches beyond the window or under the payment bar, in pixels. */
const hidden = (element: Locator) =>
  element.evaluate((box) => {
    const bar = document.querySelector('aside:has([data-action="pay"])')
    const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed'
    const end = isFixed ? bar.getBoundingClientRect().top : innerHeight
    const { top, bottom } = box.getBoundingClientRect()
    return Math.max(0, -top, bottom - end)
  })

for (const size of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
])
  test(`the reason why a payment ended at its bank is in a phone’s window: ${String(size.width)} (CARD-13~)`, async ({
    page,
    openMethods,
    shopper,
  }) => {
    await page.setViewportSize(size)
    await openMethods()
    await shopper.field('threeDS').check()
    await shopper.agree()
    await shopper.press('pay')
    await page.locator('[data-form="acs"] [data-action="cancel"]').click()
    await shopper.sees('pay')
    const reason = page.locator('main').getByRole('alert')
    await expect(reason).toContainText('vazgeçildi')
    await expect(reason).toContainText('para çekilmedi')
    await expect.poll(() => hidden(reason)).toBe(0)
  })

test('the reason why a payment was declined is in a phone’s window, wherever the form was scrolled (CARD-11~)', async ({
  page,
  openMethods,
  shopper,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openMethods()
  await shopper.press('pay-with-new-card')
  await shopper.fillCard('4129111111111111')
  await shopper.agree()
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
  })
  await shopper.press('pay')
  const reason = page.locator('main').getByRole('alert')
  await expect(reason).toContainText('Bankanız bu ödemeyi onaylamadı')
  await expect.poll(() => hidden(reason)).toBe(0)
  // The alert announces itself; only an open price sheet would hide it.
  await expect(page.locator('[data-action="pay"]')).toBeFocused()
})

test('the reason why a payment was declined under an open text takes the focus when the text is closed (CARD-11~, A11Y-01~)', async ({
  page,
  openMethods,
  shopper,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const decline = await holdBack(page, PATHS.cardAuth)
  await openMethods()
  await shopper.press('pay-with-new-card')
  await shopper.fillCard('4129111111111111')
  await shopper.agree()
  await shopper.press('pay')
  await page.locator('main [data-form] button').filter({ hasText: 'sözleşmesini' }).first().press('Enter')
  await expect(page.locator('[data-modal="agreement"] h2')).toBeFocused()
  decline()
  const reason = page.locator('main [role="alert"]')
  await expect(reason).toContainText('Bankanız bu ödemeyi onaylamadı')
  await expect(page.locator('[data-modal="agreement"] h2')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reason.locator('xpath=..')).toBeFocused()
  await expect.poll(() => hidden(reason)).toBe(0)
})

test.describe('a choice of many banks', () => {
  const bankTransferAccounts = Array.from({ length: 9 }, (_, index) => ({
    bankId: 46 + index,
    bank: { bankName: `Banka ${String(index + 1)}`, iban: 'TR830004601234567890123456' },
  }))
  test.use({ wantedOrder: { flags: { bankTransferEnabled: true }, init: { bankTransferAccounts } } })

  test('the sentence that no bank is chosen is in a phone’s window beside the focused bank (BANK-01~, A11Y-02~)', async ({
    page,
    openMethods,
    tab,
    shopper,
  }) => {
    await openMethods()
    await tab('bank-transfer').click()
    await shopper.agree()
    for (const size of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight)
      })
      await shopper.press('pay')
      const first = page.getByRole('radio', { name: 'Banka 1' })
      await expect(first).toBeFocused()
      const reason = page.locator('[data-field="selectedBankId"]').getByRole('alert')
      await expect(reason).toHaveText('Parayı göndereceğiniz bankayı seçin')
      for (const part of [reason, first]) await expect.poll(() => hidden(part), String(size.width)).toBe(0)
    }
  })
})

test.describe('the identity form over a keyboard', () => {
  test.use({
    wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 },
    wantedOrder: { ...UNTRUSTED, init: { abTests: { verifyIdentity: 1 } } },
  })

  test('a field of a modal that takes the focus is whole with its ring and the line of its error (KYC-05~, A11Y-02~)', async ({
    page,
    arrive,
    openBalance,
    shopper,
    gate,
  }) => {
    await arrive()
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    const field = shopper.field('identityNumber')
    await expect(field).toBeFocused()
    await page.setViewportSize({ width: 360, height: 300 })
    await gate.evaluate((box) => {
      box.scrollTop = 0
    })
    await shopper.field('surname').press('Tab')
    await expect(field).toBeFocused()
    const room = await field.evaluate((input) => {
      const { bottom } = input.closest('[data-modal]')?.getBoundingClientRect() ?? { bottom: 0 }
      return bottom - input.getBoundingClientRect().bottom
    })
    // The ring, and a line under it.
    expect(room).toBeGreaterThanOrEqual(32)
  })
})
