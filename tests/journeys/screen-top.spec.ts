import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { holdBack } from './support/hold-back'
import { keepShippedWaits } from './support/shipped-waits'
import { test } from './support/test'

// With motion, the link view scrolls smoothly.
test.use({ viewport: { width: 390, height: 520 }, contextOptions: { reducedMotion: 'no-preference' } })

for (const iyzilinkView of [false, true]) {
  const view = iyzilinkView ? 'link view' : 'page'
  test(`each screen of the ${view} begins at its top, however far the one before it was scrolled (A11Y-01~)`, async ({
    page,
    sandbox,
    member: { email, gsmNumber },
    shopper,
  }) => {
    const scrollDown = async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
    }
    const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const payWithWalletCustomUI = { iyzilinkView, iyzilinkFlexibleLink: false }
    const order = await sandbox.makeOrder({ email, gsmNumber, init: { payWithWalletCustomUI } })
    await keepShippedWaits(page)
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).not.toHaveValue('')
    await scrollDown()
    await shopper.identify()
    await expect(shopper.field('verificationCode')).toBeFocused()
    await isAtTop()
    await scrollDown()
    await shopper.enterCode()
    await isAtTop()
    await shopper.fillCard()
    await scrollDown()
    await shopper.agree()
    await shopper.press('pay')
    await shopper.sees('result')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await isAtTop()
  })
}

test('the page that begins again after the time is over begins at its top (A11Y-01~, CNT-06~)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
}) => {
  await page.clock.install()
  const { checkoutUrl } = await sandbox.makeOrder({ email, gsmNumber, expiresInSeconds: 120 })
  await page.goto(checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await page.clock.fastForward(180_000)
  await shopper.sees('form-expired')
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
  })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(30)
  await shopper.press('try-again')
  await shopper.sees('identify')
  await expect(shopper.field('email')).not.toHaveValue('')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a screen of one field keeps its scroll and the focus while its text is sent and in another language (A11Y-01~, IDEN-05~)', async ({
  page,
  sandbox,
  member: { gsmNumber },
  shopper,
}) => {
  const order = await sandbox.makeOrder({ email: 'baska@posta.example', gsmNumber })
  await keepShippedWaits(page)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.press('continue')
  await shopper.sees('email-verify')
  await expect(shopper.field('email')).toBeFocused()
  await shopper.field('email').fill('yine.baska@posta.example')
  const letGo = await holdBack(page, PATHS.loginStart)
  const scrolled = () => page.evaluate(() => scrollY)
  await page.evaluate(() => {
    scrollTo({ top: 60, behavior: 'instant' })
  })
  expect(await scrolled()).toBe(60)
  const button = page.locator('main [data-action="continue"]')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  expect(await scrolled()).toBe(60)
  const language = page.locator('[data-action="change-language"]')
  await language.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(language).toBeFocused()
  expect(await scrolled()).toBeGreaterThan(0)
  letGo()
})

test('a single field that takes the focus is in the window of a page that is enlarged to 400 % (A11Y-02~)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
}) => {
  // WCAG's own measure of 1.4.10: a window of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 })
  const order = await sandbox.makeOrder({ email, gsmNumber })
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.identify()
  await expect(shopper.field('verificationCode')).toBeFocused()
  await expect(shopper.field('verificationCode')).toBeInViewport({ ratio: 1 })
})
