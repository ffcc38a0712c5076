import { expect } from '@playwright/test'
import { setWaits } from './support/changed-page'
import { test } from './support/getting-in'
import { QUICK } from './support/presentations'

test.use({ how: QUICK })

test.describe('the page that asks for everything', () => {
  test('has phone, e-mail and consents, no steps, and the price open (QCK-01)', async ({ page, visitor, shopper }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visitor.open()
    for (const field of ['gsmNumber', 'email', 'outlineAgreement', 'pdppPermission', 'communicationsPermission']) {
      await expect(shopper.field(field)).toHaveCount(1)
    }
    await expect(shopper.field('outlineAgreement')).not.toBeChecked()
    await expect(page.locator('nav[aria-label="Adımlar"]')).toHaveCount(0)
    await expect(page.getByText('Sipariş tutarı')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cüzdan ile öde')
  })

  test('takes the place of the form under the shopper’s hands without losing a letter or the caret (QCK-01~)', async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    const order = await sandbox.makeOrder({ flags: QUICK.flags })
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/payment/pay-with-wallet/detail*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(order.checkoutUrl.tr)
    await shopper.field('email').pressSequentially('ayse@')
    answer()
    await shopper.sees('quick-login')
    await shopper.field('outlineAgreement').waitFor({ state: 'attached' })
    await expect(shopper.field('email')).toBeFocused()
    await page.keyboard.type('posta.example')
    await expect(shopper.field('email')).toHaveValue('ayse@posta.example')
    expect(member.email).not.toBe('ayse@posta.example')
  })

  test('takes up the code that is on its way after a reload, and sends no other (QCK-02~, BOOT-14~)', async ({
    page,
    visitor,
    shopper,
  }) => {
    await visitor.open()
    await shopper.press('continue')
    await visitor.sees('otp')
    await page.reload()
    await visitor.sees('otp')
    await shopper.enterCode()
    expect(await visitor.calls(QUICK.startPath)).toHaveLength(1)
  })

  test('stays under what lies over it, out of reach, and is there again when that is closed (QCK-02~)', async ({
    page,
    visitor,
    shopper,
  }) => {
    await setWaits(page, { resendCooldown: 30_000 })
    await visitor.open()
    await shopper.press('continue')
    await visitor.sees('otp')
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Doğrulama kodunu girin')
    await expect(shopper.field('verificationCode')).toBeFocused()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[data-modal]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await visitor.sees('form')
    await expect(shopper.field('email')).not.toHaveValue('')
    await expect(page.locator('[data-action="continue"]')).toBeFocused()
  })
})
