import { type Page, expect } from '@playwright/test'
import { scanned } from '../support/scanned'
import { setWaits } from './support/changed-page'
import { test } from './support/shopping-credit-test'

const FOR_GOOD = 600_000

const strip = (page: Page) => page.getByRole('navigation', { name: 'Adımlar' })
const qr = (page: Page) => page.locator('[data-qr]')
const PHONE = { width: 390, height: 664 }
const DESKTOP = { width: 1280, height: 800 }

const STEPS = ['Cüzdan ile öde', 'Hesabınızı doğrulayın', 'Ödeme yönteminizi seçin', 'Onaylayın']

test.describe('the step indicator and the QR code', () => {
  test.use({ wantedOrder: { flags: { creditEnabled: true } } })

  test('four steps follow the shopper over the three URLs of paying; a QR code leads to each that can still be paid (SHELL-02, SHELL-03)', async ({
    page,
    order,
    sandbox,
    member,
    shopper,
    tab,
    openFilled,
    trouble,
  }) => {
    test.slow()
    await setWaits(page, { creditPause: FOR_GOOD, redirectPause: FOR_GOOD })
    await page.setViewportSize(DESKTOP)
    const steps = strip(page).getByRole('listitem')
    const now = () => strip(page).locator('[aria-current="step"]')
    const done = strip(page).locator('li:has(svg)')
    const readByCamera = async () => {
      const drawing = qr(page).locator('svg')
      const [box, path] = await Promise.all([
        drawing.getAttribute('viewBox'),
        drawing.locator('path').getAttribute('d'),
      ])
      return scanned({ size: Number(box?.split(' ')[2]), path: path ?? '' })
    }
    const leadsHere = async () => {
      const address = new URL(page.url())
      address.searchParams.set('redirectedFrom', 'qr')
      await expect(qr(page)).toHaveAttribute('data-qr', address.href)
      expect(await readByCamera()).toBe(address.href)
      await expect(qr(page)).toContainText('Telefonunuzdan devam etmek için QR kodu okutun')
    }
    await page.goto(order.checkoutUrl.tr)
    await expect(steps).toHaveCount(4)
    for (const [index, name] of STEPS.entries()) await expect(steps.nth(index)).toContainText(name)
    await expect(now()).toContainText(STEPS[0] ?? '')
    await leadsHere()
    await page.setViewportSize(PHONE)
    await expect(qr(page)).toHaveCount(0)
    await page.setViewportSize(DESKTOP)
    await shopper.identify()
    await expect(now()).toContainText(STEPS[1] ?? '')
    await leadsHere()
    await shopper.enterCode()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
    await expect(now()).toContainText(STEPS[2] ?? '')
    await leadsHere()
    await tab('shopping-credit').click()
    await page.getByRole('radio', { name: 'Anka Bankası' }).check()
    await shopper.agree()
    await shopper.press('apply')
    await shopper.sees('credit-redirect')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/shopping-credit-redirect')
    await expect(now()).toContainText(STEPS[3] ?? '')
    await expect(done.nth(2)).toContainText(STEPS[2] ?? '')
    await expect(qr(page)).toHaveCount(0)

    const { email, gsmNumber } = member
    const paid = await sandbox.makeOrder({ email, gsmNumber })
    await openFilled({ order: paid })
    await shopper.press('pay')
    await shopper.sees('result')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
    await expect(now()).toContainText(STEPS[3] ?? '')
    await expect(done.nth(2)).toContainText(STEPS[2] ?? '')
    await expect(qr(page)).toHaveCount(0)

    const without = async (flags: Record<string, boolean>, init = {}) => {
      const made = await sandbox.makeOrder({ email, gsmNumber, flags, init })
      await page.goto(made.checkoutUrl.tr)
      await expect(shopper.field('email')).toHaveValue(email)
      await page.locator('[data-action="use-foreign-number"]').waitFor()
    }
    await without({ stepInfoEnabled: false })
    await expect(strip(page)).toHaveCount(0)
    await leadsHere()
    await without({}, { stepInfoVisible: false })
    await expect(strip(page)).toHaveCount(0)
    await without({ quickLoginRegisterEnabled: true })
    await expect(strip(page)).toHaveCount(0)
    await without({ pwiQrCodeDisabled: true })
    await expect(strip(page)).toHaveCount(1)
    await expect(page.locator('[data-action="go-back"]')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'QR kod' })).toHaveCount(0)

    // A picture that can't be drawn is logged, also where `reportError` is missing, and the page works without it.
    const logged: string[] = []
    page.on('pageerror', ({ message }) => logged.push(message))
    trouble.allow(/qr-path|^page error: $/)
    trouble.allow(/Failed to load resource/)
    await page.route(/qr-path/, (route) => route.abort())
    for (const isOld of [false, true]) {
      logged.length = 0
      if (isOld) await page.addInitScript(() => Reflect.deleteProperty(window, 'reportError'))
      await without({})
      await expect.poll(() => logged.join()).toContain('qr-path')
      expect(await page.evaluate(() => 'reportError' in window)).toBe(!isOld)
      await expect(page.getByRole('complementary', { name: 'QR kod' })).toHaveCount(0)
    }
    await shopper.identify()
  })
})
