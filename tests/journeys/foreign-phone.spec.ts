import { expect } from '@playwright/test'
import { saveLogin } from './support/kept'
import { inBoth, test } from './support/getting-in'
import { recordAnnouncements } from './support/live-regions'
import { QUICK } from './support/presentations'

const GERMAN = '+49 1511 2345678'
const WALLET = '/payment/pay-with-wallet'
const PREFERENCE = '/check-pwi-preference'
const FOREIGN = '/foreign-number'
const AUTH = '/auth/ecom'
const ARROW = 'svg:has(path[d="m5 12.5 5-5 5 5"])'

inBoth((how) => {
  const offer = '[data-action="continue"]:visible'

  test('a foreign phone is offered payment by card alone and pays; a refund, a settlement and a change of number refuse it (FRGN-01, FRGN-02, SHELL-05~)', async ({
    page,
    origins,
    sandbox,
    member,
    visitor,
    shopper,
  }) => {
    const flags = { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true }
    const { email, gsmNumber } = member
    const ofMember = await sandbox.makeOrder({ email, gsmNumber, flags })
    await saveLogin({ page, origins, sandbox, member, order: ofMember })
    await page.goto(ofMember.checkoutUrl.tr.replace('/?', '/pay?'))
    const methods = () => page.locator('[data-method]').evaluateAll((tabs) => tabs.map((tab) => tab.dataset['method']))
    await expect.poll(methods).toEqual(['credit-card', 'balance', 'shopping-credit', 'bank-transfer'])

    const announced = await recordAnnouncements(page)
    const order = await visitor.open({ flags })
    await visitor.goOnAs({ gsmNumber: GERMAN })
    await visitor.sees('foreign-number')
    // The heading is read because it takes the focus, so it is not announced as well.
    await expect(page.locator('h1:focus, h2:focus')).toHaveText('Yurt dışı numarası kullanıyorsunuz')
    expect(await announced('Yurt dışı numarası kullanıyorsunuz')).toEqual([])
    // The sentence after a focused heading is read next, so it does not describe the modal as well.
    if (how === QUICK) await expect(page.locator('[data-modal="foreign-number"]')).toHaveAccessibleDescription('')
    await expect(page.locator('body')).toContainText('havale/EFT ve alışveriş kredisi kullanılamaz')
    // No request is sent before the shopper continues.
    expect(await visitor.calls(PREFERENCE)).toEqual([])
    await page.locator(offer).last().click()
    await shopper.sees('pay')
    await page.locator('[data-form="credit-card-form"]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/pay')
    expect(await methods()).toEqual([])
    // The sheet opens for members alone (SHELL-05), so the amount is a row without a button or an arrow.
    const amount = page.getByRole('complementary', { name: 'Ödeme detayı' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(amount).toContainText('Ödenecek tutar₺2.480,00')
    await expect(amount.getByRole('button')).toHaveCount(1)
    await expect(amount.locator('[data-action="pay"]')).toBeVisible()
    await expect(amount.locator(ARROW)).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(amount.locator(ARROW)).toBeVisible()
    await expect(amount.getByText('Sipariş tutarı')).toBeVisible()
    const asked = (await sandbox.requests(order.token)).filter(({ path }) => /pwi-preference|foreign-number/.test(path))
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `/payment-gateway${WALLET}${PREFERENCE}`, { locale: 'tr' }],
      ['POST', `/payment-gateway${WALLET}${FOREIGN}`, { locale: 'tr' }],
    ])
    expect(await visitor.calls('/members-auth/cardsAndMemberToken')).toEqual([])
    // A shopper admitted once stays admitted after a reload.
    await page.reload()
    await page.locator('[data-form="credit-card-form"]').waitFor()
    await shopper.fillCard('5400010000000004')
    await shopper.agree()
    await shopper.press('pay')
    await page.locator('[data-order-status="paid"]').waitFor()
    const [payment] = await visitor.calls(AUTH)
    expect(payment?.body).toMatchObject({ gsmNumber: '+4915112345678' })
    expect(payment?.body).not.toHaveProperty('memberId')
    expect(payment?.body).not.toHaveProperty('memberToken')
    expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)

    const refusal = 'Türkiye cep numaranızı (+90) girin'
    for (const wanted of [{ refund: {} }, { settlement: {} }]) {
      const { checkoutUrl } = await sandbox.makeOrder({ email, gsmNumber, price: 349.9, ...wanted })
      await page.goto(checkoutUrl.tr)
      await page.locator('main[data-screen="identify"]').waitFor()
      await shopper.field('email').fill(email)
      await shopper.field('gsmNumber').fill(GERMAN)
      await shopper.press('continue')
      await expect(page.locator('main')).toContainText(refusal)
    }
    await visitor.open()
    await shopper.press('continue')
    await visitor.sees('otp')
    await shopper.press('change-number')
    await visitor.sees('change-phone-number')
    const change = page.locator('[data-form="change-phone-number"]')
    await change.locator('[data-field="gsmNumber"]').fill(GERMAN)
    await change.locator('[data-action="continue"]').click()
    await expect(change).toContainText(refusal)
  })

  test('a foreign phone leads to the merchant’s own card form where the merchant prefers it (FRGN-03)', async ({
    page,
    origins,
    visitor,
  }) => {
    await visitor.open({ foreign: 'plain-form' })
    await visitor.goOnAs({ gsmNumber: GERMAN })
    await visitor.sees('foreign-number')
    await page.locator(offer).last().click()
    await page.waitForURL((url) => url.origin !== origins.app)
  })

  test('a country is found by name or code and is shown with the number; a refused number can be changed (FRGN-01~)', async ({
    page,
    visitor,
    shopper,
  }) => {
    await visitor.open({ foreign: 'refused' })
    await page.locator('[data-action="use-foreign-number"]').click()
    const list = page.locator('[data-modal="country"]')
    await expect(list.getByRole('option').first()).toHaveText(/Türkiye.*\+90/)
    await expect(list.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('ingil')
    const first = list.getByRole('option').first()
    await expect(first).toHaveText(/Birleşik Krallık.*\+44|İngiltere.*\+44/)
    const id = (await first.getAttribute('id')) ?? ''
    await expect(list.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id)
    await list.getByRole('combobox').fill('+49')
    await expect(list.getByRole('option')).toHaveText(/Almanya.*\+49/)
    await page.keyboard.press('Enter')
    await expect(list).toHaveCount(0)
    await expect(page.locator('[data-action="choose-country"]')).toHaveText('+49')
    await shopper.field('gsmNumber').fill('01511 2345678')
    await shopper.press('continue')
    await visitor.sees('foreign-number')
    await expect(page.locator('body')).toContainText(/\+49\s151/)
    await page.locator(offer).last().click()
    await expect(page.locator('[data-action="step-back"]')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
    await shopper.press('step-back')
    await visitor.sees('form')
    await expect(page.locator('[data-action="choose-country"]')).toHaveText('+49')
  })
})

// Both presentations use the same field, so one is enough.
test('a calling code is recognised as it is typed and as it is pasted, and the number is normalised (FRGN-01~, BEST-15~)', async ({
  page,
  context,
  visitor,
  shopper,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.open()
  const prefix = page.locator('[data-action="choose-country"]')
  const field = shopper.field('gsmNumber')
  await field.fill('')
  await field.pressSequentially('+4')
  await expect(prefix).toHaveText('+90')
  await field.pressSequentially('9 1511')
  await expect(prefix).toHaveText('+49')
  for (const form of ['0 532 123 45 67', '+90 (532) 123-45-67', '0090 532 1234567', '905321234567', '5321234567']) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), form)
    await field.fill('')
    await field.focus()
    await page.keyboard.press('Control+V')
    await shopper.field('email').focus()
    await expect(field).toHaveValue('532 123 45 67')
    await expect(prefix).toHaveText('+90')
  }
})

// The sandbox's settlements know neither the seller's contact nor the one-page login.
for (const [flow, wanted, place] of [
  ['refund', { refund: {} }, 'identify'],
  ['refund', { refund: {} }, 'quick-login'],
  ['settlement', { settlement: {} }, 'identify'],
] as const) {
  test(`a foreign phone is refused by a ${flow} at ${place}, which offers none and asks nothing (FRGN-01~, BOOT-08~)`, async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    const { email, gsmNumber } = member
    const flags = { quickLoginRegisterEnabled: place === 'quick-login' }
    const order = await sandbox.makeOrder({ email, gsmNumber, price: 349.9, ...wanted, flags })
    await page.goto(order.checkoutUrl.tr)
    await page.locator(`main[data-screen="${place}"]`).waitFor()
    await shopper.field('email').fill(email)
    await shopper.field('gsmNumber').fill(GERMAN)
    await shopper.press('continue')
    const refusal = 'Türkiye cep numaranızı (+90) girin'
    await expect(page.locator('main')).toContainText(refusal)
    await expect(page.locator(`main[data-screen="${place}"]`)).toBeVisible()
    await expect(page.locator('[data-action="use-foreign-number"]')).toHaveCount(0)
    const asked = (await sandbox.requests(order.token)).map(({ path }) => path)
    expect(asked.filter((path) => !path.endsWith('/detail'))).toEqual([])
    await shopper.field('gsmNumber').fill(gsmNumber)
    await shopper.press('continue')
    await page.locator('[data-field="verificationCode"]').waitFor()
  })
}
