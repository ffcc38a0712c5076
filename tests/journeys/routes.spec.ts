import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { test } from './support/credit-test'
import { newcomer } from './support/newcomer'

const FOR_GOOD = 600_000

const pathOf = (page: Page) => new URL(page.url()).pathname

/** The page is loaded anew where it is, and comes up here. */
async function reloaded(page: Page, screen: string, path: string) {
  await page.reload()
  await page.locator(`main[data-screen="${screen}"]`).waitFor()
  await expect.poll(() => pathOf(page)).toBe(path)
}

test('one journey survives a reload on every address, a second tab, and a page that the browser has kept (BOOT-14)', async ({
  page,
  context,
  order,
  member,
  sandbox,
  shopper,
  tab,
}) => {
  test.slow()
  await setWaits(context, { creditPause: FOR_GOOD, redirectPause: FOR_GOOD })
  const goOnAs = async (contact: { readonly gsmNumber: string; readonly email: string }, screen: string) => {
    await shopper.field('gsmNumber').fill(contact.gsmNumber)
    await shopper.field('email').fill(contact.email)
    await shopper.press('continue')
    await shopper.sees(screen)
  }
  await page.goto(order.checkoutUrl.tr.replace('/?', '/sdk?'))
  await shopper.sees('sdk')
  await reloaded(page, 'sdk', '/sdk')
  await page.goto(order.checkoutUrl.tr)
  await shopper.sees('identify')
  await reloaded(page, 'identify', '/')
  await goOnAs(newcomer(), 'register')
  await reloaded(page, 'identify', '/')
  await goOnAs({ gsmNumber: member.gsmNumber, email: newcomer().email }, 'email-verify')
  await reloaded(page, 'identify', '/')
  await expect(shopper.field('email')).toHaveValue(member.email)
  await shopper.identify()
  await reloaded(page, 'otp', '/otp')
  await shopper.press('change-number')
  await shopper.sees('change-phone-number')
  await reloaded(page, 'otp', '/otp')
  await shopper.enterCode()
  await reloaded(page, 'pay', '/pay')

  const other = await context.newPage()
  await other.goto(order.checkoutUrl.tr)
  await other.locator('main[data-screen="elsewhere"]').waitFor()
  await other.close()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(async () => (await sandbox.requests(order.token)).at(-1)?.path).toContain('-gateway')
  await page.locator('[data-form="credit-card-form"]').waitFor()

  await tab('shopping-credit').click()
  await page.getByRole('radio', { name: 'Anka Bankası' }).check()
  await shopper.agree()
  await shopper.press('apply')
  await shopper.sees('credit-redirect')
  await expect.poll(() => pathOf(page)).toBe('/shopping-credit-redirect')
  await reloaded(page, 'outcome-unknown', '/result-page')
  await sandbox.decideCredit(order.token, { decision: 'approve', term: 6 })
  await shopper.sees('result')
  await reloaded(page, 'result', '/result-page')
  const calls = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.creditApplication))
  expect(calls).toHaveLength(1)
  expect(await sandbox.messages(member.gsmNumber)).toHaveLength(1)
})
