import { expect } from '@playwright/test'
import { CARDS } from './support/shopper'
import { test } from './support/test'

// Most shoppers have not asked for reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const LANGUAGES = [
  { lang: 'tr', shop: '/', price: '2480', currency: 'TRY', pay: '₺2.480,00 öde' },
  { lang: 'en', shop: '/?lang=en', price: '12.50', currency: 'EUR', pay: 'Pay €12.50' },
] as const

const RETRIEVE = '/payment/iyzipos/checkoutform/auth/ecom/detail'

for (const { lang, shop, price, currency, pay } of LANGUAGES) {
  test(`a shopper buys from the shop in ${lang} with the order’s options, and sees the callback and the order as paid (OTP-02, BOOT-01~, RES-03~, SBX-02)`, async ({
    page,
    origins,
    sandbox,
    member,
    shopper,
    tokens,
  }) => {
    await page.goto(origins.shop + shop)
    const order = page.locator('[data-form="shop-order"]')
    await order.locator('[name="email"]').fill(member.email)
    await order.locator('[name="gsmNumber"]').fill(member.gsmNumber)
    await order.locator('[name="price"]').fill(price)
    await order.locator('[name="currency"]').selectOption(currency)
    await order.locator('summary').click()
    await order.locator('[type="checkbox"][name="agreementCheckedByDefault"]').check()
    await page.locator('[data-action="buy"]').click()

    await shopper.sees('identify')
    const token = new URL(page.url()).searchParams.get('token') ?? ''
    tokens.push(token)
    await shopper.identify()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/otp')

    // Reads the code on the inbox page, as a person would.
    const inbox = await page.context().newPage()
    await inbox.goto(`${origins.gateways}/inbox?gsmNumber=${encodeURIComponent(member.gsmNumber)}`)
    const code = await inbox.locator('[data-sms-code]').first().getAttribute('data-sms-code')
    await inbox.close()
    await shopper.field('verificationCode').pressSequentially(code ?? '')
    await shopper.press('verify')

    await page.locator('[data-form="credit-card-form"]').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
    await expect(page.locator('[data-action="pay"]')).toHaveText(pay)
    await shopper.fillCard(CARDS.approved)
    // The order presets the agreement.
    await expect(shopper.field('agreement')).toBeChecked()
    await shopper.press('pay')

    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
    await expect(page.locator('[data-order-amount]')).toHaveAttribute('data-order-amount', String(Number(price) * 100))
    await expect(page.locator('[data-received]')).toHaveCount(1)
    await expect(page.locator('[data-received]')).toContainText(token.slice(0, 8))
    await expect(page.locator('[data-payment-status]')).toHaveText('SUCCESS')
    const asked = (await sandbox.requests(token)).filter(({ path }) => path.endsWith(RETRIEVE))
    expect(asked.length).toBeGreaterThan(0)

    const { authorisations, transportDuplicates } = await sandbox.ledger(token)
    expect([authorisations.length, transportDuplicates]).toEqual([1, 0])
  })
}

test('a shopper buys with the keyboard alone (A11Y-01~)', async ({ page, order, sandbox, member, shopper }) => {
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.field('email').focus()
  await page.keyboard.press('Enter')
  await shopper.sees('otp')
  await expect(shopper.field('verificationCode')).toBeFocused()
  await page.keyboard.type(await sandbox.latestCode(member.gsmNumber))
  await page.keyboard.press('Enter')
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await expect(page.locator('main h1')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-action="log-out"]')).toBeFocused()
  for (const text of [CARDS.approved, '122030', '123', 'Elif Yılmaz']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  for (const name of ['registerConsumerCard', 'threeDS', 'agreement']) {
    await page.keyboard.press('Tab')
    await expect(shopper.field(name)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(shopper.field('agreement')).toBeChecked()
  await shopper.field('accountHolder').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
})
