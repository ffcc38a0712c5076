import { expect } from '@playwright/test'
import { test } from './support/bank-transfer-test'
import { clickTwice } from './support/click-twice'
import { isInside } from './support/in-modal'

test('the warning before leaving a transfer takes the focus, and no held or second Enter accepts it unread (BANK-04~, A11Y-01~)', async ({
  page,
  tab,
  lockIn,
  line,
  modal,
}) => {
  const code = await lockIn()
  await tab('balance').focus()
  await page.keyboard.press('Enter')
  await expect(modal).toContainText('Zaten bir referans kodunuz var')
  await isInside(modal)
  await modal.locator('[data-action="leave-transfer"]').focus()
  await page.keyboard.down('Enter')
  await expect(modal).toHaveAccessibleName('Havaleden vazgeçilsin mi?')
  await expect(modal).toHaveAccessibleDescription(/^Vazgeçerseniz bu referans kodu geçersiz olur\./)
  // A screen reader reads the name and the description of a dialog that takes the focus.
  await expect(modal).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(modal.locator('[data-action="stay"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(line('code').locator('bdi')).toHaveText(code)
  await expect(tab('balance')).toBeFocused()
})

test('a double click answers one question: the warning about a transfer is not accepted unread, and what it uncovers is not pressed (BANK-04~, PAY-04~)', async ({
  page,
  tab,
  lockIn,
  line,
  modal,
  transferCalls,
}) => {
  // On a phone the modal ends where the window does, so the next question has its button at the same place, and so has the form.
  await page.setViewportSize({ width: 390, height: 844 })
  const code = await lockIn()
  const leave = modal.locator('[data-action="leave-transfer"]')
  await tab('balance').click()
  await leave.dblclick()
  await expect(modal).toHaveAccessibleName('Havaleden vazgeçilsin mi?')
  await modal.locator('[data-action="stay"]').click()
  await expect(line('code').locator('bdi')).toHaveText(code)
  await tab('balance').click()
  await clickTwice(leave, async () => {
    // The button that asks for a code is under the pointer again.
    await expect(page.locator('[data-action="pay"]:hover')).toBeEnabled()
  })
  await tab('balance').click()
  await expect(page.locator('[data-form="balance-form"]')).toBeVisible()
  expect(await transferCalls()).toEqual({ start: 1, notify: 0 })
})

test('the second question about a transfer begins at its top in the window of a turned phone (BANK-04~)', async ({
  page,
  tab,
  lockIn,
  modal,
}) => {
  await page.setViewportSize({ width: 844, height: 360 })
  await lockIn()
  await tab('balance').click()
  await modal.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  expect(await modal.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(30)
  await modal.locator('[data-action="leave-transfer"]').click()
  await expect(modal).toHaveAccessibleName('Havaleden vazgeçilsin mi?')
  expect(await modal.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})
