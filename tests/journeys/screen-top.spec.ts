import { expect } from '@playwright/test'
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
