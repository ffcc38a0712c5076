import { expect } from '@playwright/test'
import { keepShippedWaits } from './support/shipped-waits'
import { test } from './support/test'

test.use({ viewport: { width: 390, height: 520 } })

test('each screen begins at its top, however far the one before it was scrolled (A11Y-01~)', async ({
  page,
  order,
  shopper,
}) => {
  const scrollDown = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  }
  const isAtTop = () => expect(page.evaluate(() => scrollY)).resolves.toBe(0)
  await keepShippedWaits(page)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  await scrollDown()
  await shopper.identify()
  await isAtTop()
  await expect(shopper.field('verificationCode')).toBeFocused()
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
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
