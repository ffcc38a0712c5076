import { expect } from '@playwright/test'
import { test } from './support/card-test'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { openWithoutScripts } from './support/without-scripts'
import { fillCardSilently, fillSilently } from './support/silent-fill'
import { TRANSLATED, underTranslation } from './support/translator'

const DAY = 86_400_000

/** Runs in every document before its own scripts: moves only the device's wall clock ahead. */
function putClockAhead(by: number) {
  const real = Date
  globalThis.Date = new Proxy(real, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [real.now() + by]) as Date,
    get: (target, name) => (name === 'now' ? () => real.now() + by : (Reflect.get(target, name) as unknown)),
  })
}

test.skip(!hasPageCache, 'no browser with a back/forward cache here: apt-get install chromium')

test.use({ launchOptions: WITH_PAGE_CACHE })

test('a shopper pays with a failing extension, a translator, a wrong clock and seven other oddities, and loses nothing typed (PLT-03)', async ({
  page,
  member,
  sandbox,
  shopper,
  verifyAtBank,
  isPaid,
}) => {
  test.slow()
  const { field } = shopper
  await page.addInitScript(putClockAhead, 40 * DAY)
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await underTranslation(page)
  const { token, checkoutUrl } = await sandbox.makeOrder({})

  const letScriptsCome = await openWithoutScripts(page, checkoutUrl.tr.replace('&lang', '%20&lang'))
  await fillSilently(field('gsmNumber'), member.gsmNumber.replace('+90', ''), [])
  await field('email').pressSequentially(member.email)
  letScriptsCome()
  await page.evaluate(() => {
    const script = document.createElement('script')
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
  })
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TRANSLATED)
  await shopper.press('continue')
  await shopper.sees('otp')
  await fillSilently(field('verificationCode'), await sandbox.latestCode(member.gsmNumber), [])
  await shopper.press('verify')
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await fillCardSilently(field)
  await field('threeDS').check()
  await shopper.agree()
  await shopper.press('pay')
  await page.locator('[data-form="acs"] [data-action="cancel"]').click()
  await shopper.sees('pay')
  await fillCardSilently(field, [])
  await field('threeDS').check()
  await shopper.press('pay')
  await verifyAtBank()
  await isPaid()
  expect((await sandbox.ledger(token)).authorisations).toHaveLength(1)
  await page.goBack()
  await shopper.sees('result')
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
})
