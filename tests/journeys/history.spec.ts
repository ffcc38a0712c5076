import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { test } from './support/bank-transfer-test'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Presses Back, and expects the app to undo it: screen and URL stay the same. */
async function staysAt(page: Page, screen: string, path: string) {
  const entries = await page.evaluate(() => history.length)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe(path)
  await expect(page.locator('main')).toHaveAttribute('data-screen', screen)
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1)
}

test('Back and Forward work before login, and are undone in a payment, beside a reference code and after the result (BOOT-13, MDL-01~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  tab,
  line,
  modal,
}) => {
  await setWaits(page, { transferPause: 600_000 })
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await page.goBack()
  await shopper.sees('identify')
  await expect(shopper.field('email')).toHaveValue(member.email)
  expect(pathOf(page)).toBe('/')
  await page.goForward()
  await expect.poll(() => pathOf(page)).toBe('/')
  await shopper.sees('identify')
  await shopper.identify()
  await shopper.enterCode()
  await shopper.fillCard()
  for (let times = 0; times < 3; times += 1) {
    await staysAt(page, 'pay', '/pay')
    await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  }
  const search = new URL(page.url()).searchParams
  expect([search.get('token'), search.get('lang')]).toEqual([order.token, 'tr'])

  // During a payment, which is refused in the end.
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**${PATHS.cardAuth}*`, async (route) => {
    await held
    await route.continue()
  })
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'failure:10005' })
  await shopper.agree()
  const sent = page.waitForRequest(`**${PATHS.cardAuth}*`)
  await shopper.press('pay')
  await sent
  await staysAt(page, 'pay', '/pay')
  await expect(page.locator('[data-action="pay"]')).toHaveAttribute('aria-disabled', 'true')
  letGo()
  await expect(page.locator('main').getByRole('alert')).toBeVisible()

  // Beside a transfer's reference code.
  await tab('bank-transfer').click()
  await page.getByRole('radio', { name: 'Akbank' }).check()
  await shopper.press('pay')
  await line('code').waitFor()
  await staysAt(page, 'pay', '/pay')
  await expect(modal).toBeVisible()
  await modal.locator('[data-action="stay"]').click()
  await expect(modal).toBeHidden()
  await line('code').waitFor()

  // After the result.
  await shopper.press('complete-order')
  await shopper.sees('result')
  await expect.poll(() => pathOf(page)).toBe('/result-page')
  await staysAt(page, 'result', '/result-page')
})

test('Back skips the entries of modals that were closed before a reload (BOOT-13~, PLT-03~)', async ({
  page,
  order,
  shopper,
}) => {
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  const modal = page.locator('[data-modal="exit"]')
  for (let times = 0; times < 2; times += 1) {
    const entries = await page.evaluate(() => history.length)
    await shopper.press('go-back')
    await modal.waitFor()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  }
  await page.reload()
  await shopper.field('verificationCode').waitFor()
  // From then on the page hears Back.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.goBack()
  await shopper.sees('identify')
  await expect.poll(() => pathOf(page)).toBe('/')
})
