import { expect } from '@playwright/test'
import { setWaits } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { test } from './support/getting-in'
import { newcomer } from './support/newcomer'
import { QUICK } from './support/presentations'

test.use({ how: QUICK })

test.describe('the one-page form', () => {
  test('the one-page form has phone, e-mail and consents, no steps, and an open price breakdown (QCK-01)', async ({
    page,
    visitor,
    shopper,
  }) => {
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

  test('the one-page form leaves an open country list and its focus alone (QCK-02~)', async ({
    page,
    sandbox,
    shopper,
  }) => {
    const order = await sandbox.makeOrder({ flags: QUICK.flags })
    const tellOrder = await holdBack(page, '/payment/pay-with-wallet/detail')
    await page.goto(order.checkoutUrl.tr)
    await shopper.press('choose-country')
    const search = shopper.field('countrySearch')
    await search.fill('Alm')
    await expect(page.getByRole('option')).not.toHaveCount(0)
    const opened = await search.elementHandle()
    tellOrder()
    await shopper.field('outlineAgreement').waitFor({ state: 'attached' })
    await expect(search).toHaveValue('Alm')
    expect(await opened.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('the one-page form replaces the first form without losing a letter or the caret (QCK-01~)', async ({
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

  test('the one-page form loses no press to a part that joins it during the press (QCK-01~, PLT-03~)', async ({
    page,
    sandbox,
    member: { email, gsmNumber },
    shopper,
  }) => {
    const order = await sandbox.makeOrder({ email, gsmNumber, flags: QUICK.flags })
    let letCome: () => void = () => undefined
    const isLetCome = new Promise<void>((resolve) => (letCome = resolve))
    await page.route('**/assets/sign-in-*.js', async (route) => {
      await isLetCome
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/sign-in-*.js')
    await page.goto(order.checkoutUrl.tr)
    await shopper.sees('quick-login')
    await expect(shopper.field('email')).toHaveValue(email)
    const piece = (await asked).url()
    await expect(shopper.field('outlineAgreement')).toHaveCount(0)
    await page.locator('[data-action="continue"]').hover()
    await page.mouse.down()
    letCome()
    // Waits until the chunk has run, its waiting promises have resolved, and two frames have passed.
    await page.evaluate(async (url) => {
      await import(url)
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    }, piece)
    await page.mouse.up()
    await page.locator('[data-modal="otp"]').waitFor()
    await expect(shopper.field('outlineAgreement')).toHaveCount(1)
  })

  test('the one-page form is where Escape and Back lead from its modals; a reload shows the pending OTP (QCK-02~, BOOT-14~, PLT-03~)', async ({
    page,
    visitor,
    shopper,
  }) => {
    // Within the pause, Continue leads back to the OTP that was sent.
    await setWaits(page, { resendCooldown: 600_000 })
    await visitor.open()
    const goOn = page.locator('[data-action="continue"]')
    await page.locator('[data-action="choose-country"]').click()
    await page.locator('[data-modal]').waitFor()
    await page.goBack()
    await visitor.sees('form')

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
    await expect(goOn).toBeFocused()

    await shopper.press('continue')
    await visitor.sees('otp')
    await page.goBack()
    await visitor.sees('form')
    await expect(shopper.field('email')).not.toHaveValue('')

    await shopper.press('continue')
    await visitor.sees('otp')
    await page.reload()
    await visitor.sees('otp')
    await shopper.enterCode()
    expect(await visitor.calls(QUICK.startPath)).toHaveLength(1)
  })

  test('the one-page form shows the phone of the last OTP, however its modal is left, and asks for no other (QCK-02~, OTP-05~)', async ({
    page,
    visitor,
    shopper,
  }) => {
    // Within the pause, Continue leads back to the OTP that was sent.
    await setWaits(page, { resendCooldown: 600_000 })
    const leave = {
      cross: () => page.locator('[data-modal="otp"]').getByRole('button', { name: 'Kapat' }).click(),
      escape: () => page.keyboard.press('Escape'),
      back: () => page.goBack(),
    }
    for (const way of ['cross', 'escape', 'back'] as const) {
      const { gsmNumber } = newcomer()
      await visitor.open()
      await shopper.press('continue')
      await visitor.sees('otp')
      await shopper.press('change-number')
      await visitor.sees('change-phone-number')
      const asked = page.locator('[data-form="change-phone-number"]')
      await asked.locator('[data-field="gsmNumber"]').fill(gsmNumber)
      await asked.locator('[data-action="continue"]').click()
      await visitor.sees('otp')
      await expect(page.locator('[data-modal="change-phone-number"]')).toHaveCount(0)
      await leave[way]()
      await visitor.sees('form')
      const shown = async () => (await shopper.field('gsmNumber').inputValue()).replaceAll(' ', '')
      expect(await shown(), way).toBe(gsmNumber.slice(3))
      await shopper.press('continue')
      await visitor.sees('otp')
      expect(await visitor.calls(QUICK.startPath), way).toHaveLength(1)
    }
  })

  test('the one-page form shows the e-mail of the last OTP after its modal is left (QCK-02~, IDEN-05~)', async ({
    page,
    sandbox,
    visitor,
    shopper,
  }) => {
    await setWaits(page, { resendCooldown: 600_000 })
    const known = await sandbox.makeMember()
    await visitor.open({ gsmNumber: known.gsmNumber, email: 'baska@posta.example' })
    await shopper.press('continue')
    await visitor.sees('email-verify')
    const asked = page.locator('[data-form="email-verify"]')
    await asked.locator('[data-field="email"]').fill(known.email)
    await asked.locator('[data-action="continue"]').click()
    await visitor.sees('otp')
    await expect(page.locator('[data-modal="email-verify"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await visitor.sees('form')
    await expect(shopper.field('email')).toHaveValue(known.email)
  })
})
