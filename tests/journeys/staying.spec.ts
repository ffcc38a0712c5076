import { type Page, expect } from '@playwright/test'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { PATHS } from '../gateways/support/paths'
import { holdBack } from './support/hold-back'
import { test as transferTest } from './support/bank-transfer-test'
import { test } from './support/card-test'
import { setWaits } from './support/changed-page'
import { pass } from './support/held-time'
import { recordAnnouncements } from './support/live-regions'
import { holdTime } from './support/shipped-waits'

const { redirectPause, transferPause } = SPECIFIED_TIMES

/** The page is still there, and no longer leaves, once its pause is over. */
async function staysHere(page: Page, pause: number) {
  await expect(page.locator('main')).not.toContainText('yönlendiriliyorsunuz')
  await pass(page, 2 * pause)
  await expect(page.locator('main')).toHaveAttribute('data-screen', 'result')
  await expect(page.locator('main [data-action="go-back"]')).not.toHaveAttribute('aria-disabled')
}

/** Ways to use the page of a payment; each ends the pause. */
const USES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a key that scrolls': (page) => page.keyboard.press('ArrowDown'),
  'the focus on a button': (page) => page.keyboard.press('Tab'),
  'a press on what is no way back': (page) => page.locator('main [data-action="print"]').click(),
  'a press on the look of the page': (page) => page.locator('footer [data-action="toggle-theme"]').click(),
  'a finger that scrolls': (page) => page.locator('main h1').dispatchEvent('touchmove'),
}

for (const [name, use] of Object.entries(USES)) {
  test(`a result stays for a shopper who uses it, by ${name} (RES-03~, A11Y-01~)`, async ({
    page,
    shopper,
    openFilled,
  }) => {
    await setWaits(page, { redirectPause })
    await page.clock.install()
    await openFilled()
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await holdTime(page)
    await shopper.press('pay')
    await shopper.sees('result')
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.locator('main')).toContainText('yönlendiriliyorsunuz')
    await use(page)
    await staysHere(page, redirectPause)
  })
}

test('a result stays for a shopper who reads a legal text that was opened during the payment (RES-03~, A11Y-01~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  await setWaits(page, { redirectPause })
  await page.clock.install()
  await openFilled()
  await holdTime(page)
  const answer = await holdBack(page, PATHS.cardAuth)
  await shopper.press('pay')
  await page.locator('[data-action="pay"][aria-disabled]').waitFor()
  await page.locator('main [data-opens="userAgreement"]').first().click()
  const text = page.locator('[data-modal="agreement"]')
  await text.waitFor()
  answer()
  await shopper.sees('result')
  await expect(text).toBeVisible()
  await staysHere(page, redirectPause)
  await expect(text).toBeVisible()
})

test('a result announces where the page goes, and leaves after a held Enter and a modifier key (RES-03~, A11Y-01~)', async ({
  page,
  shopper,
  openFilled,
  isPaid,
}) => {
  await setWaits(page, { redirectPause })
  const announced = await recordAnnouncements(page)
  await page.clock.install()
  await openFilled()
  await holdTime(page)
  await page.locator('[data-action="pay"]').focus()
  await page.keyboard.down('Enter')
  await shopper.sees('result')
  await expect(page.locator('main h1')).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  for (const key of ['Control', 'AltGraph', 'CapsLock', 'Meta']) await page.keyboard.press(key)
  await expect.poll(() => announced('sitesine yönlendiriliyorsunuz')).toHaveLength(1)
  await page.clock.runFor(redirectPause)
  await page.clock.resume()
  await isPaid()
})

test('a result keeps its words, and with them its layout, while the way back is held, and leaves once it is let go (RES-03~)', async ({
  page,
  shopper,
  openFilled,
  isPaid,
}) => {
  await setWaits(page, { redirectPause })
  await page.clock.install()
  await openFilled()
  await holdTime(page)
  await shopper.press('pay')
  await shopper.sees('result')
  await expect(page.locator('main h1')).toBeFocused()
  const back = page.locator('main [data-action="go-back"]')
  await back.dispatchEvent('touchmove')
  await back.hover()
  await page.mouse.down()
  await expect(back).toBeFocused()
  await expect(page.locator('main')).toContainText('yönlendiriliyorsunuz')
  await page.mouse.up()
  await page.clock.resume()
  await isPaid()
})

transferTest(
  'the page of an awaited transfer announces where it goes, and stays for a shopper who copies (BANK-05~, A11Y-01~)',
  async ({ page, context, shopper, lockIn, line }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await setWaits(page, { transferPause })
    const announced = await recordAnnouncements(page)
    await page.clock.install()
    await lockIn()
    await holdTime(page)
    await shopper.press('complete-order')
    await shopper.sees('result')
    const lede = page.locator('main h1 + p')
    await expect(lede).toHaveText(/Bu sayfayı kapatabilirsiniz\. \S+ sitesine yönlendiriliyorsunuz\.$/)
    await expect.poll(() => announced('sitesine yönlendiriliyorsunuz')).toHaveLength(1)
    await line('code').getByRole('button').click()
    await expect(lede).toHaveText(/Bu sayfayı kapatabilirsiniz\. İş yerinin sitesine dönebilirsiniz\.$/)
    await staysHere(page, transferPause)
    await expect.poll(() => announced('sitesine dönebilirsiniz')).toHaveLength(1)
  },
)
