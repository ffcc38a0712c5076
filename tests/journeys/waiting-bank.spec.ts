import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { anotherBrowser } from './support/another-browser'
import { setWaits } from './support/changed-page'
import { atCreditBank, test } from './support/credit-test'
import { comesBackWhole } from './support/kept-page'

const atBank = (page: Page) => page.locator('[data-form="acs"]').waitFor()
const standing = (page: Page, name: string) => page.locator(`main [data-standing="${name}"]`).waitFor()
/** It is asked again by a press alone, which is never too late. */
const PRESSED = { reconcilePause: 600_000 }

/** What is not booked at once would leave the result's page. */
const WAITS = { ...PRESSED, redirectPause: 600_000 }

/** Comes back once the provider has answered, whatever it says. */
async function asksAgain(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname.endsWith(PATHS.detail),
  )
  await page.locator('[data-action="check-again"]').click()
  await answered
}

const reason = (page: Page) => page.locator('main').getByRole('alert')

test('an order that is at the bank for 3-D Secure says so in another browser, asks for no login there, and is free once its bank says no (PAY-13~)', async ({
  browser,
  page,
  order,
  member,
  sandbox,
  shopper,
  trouble,
  openFilled,
}) => {
  test.slow()
  await setWaits(page, WAITS)
  await openFilled()
  await shopper.field('threeDS').check()
  await shopper.press('pay')
  await atBank(page)
  const other = await anotherBrowser({ browser, sandbox, member, trouble }, WAITS)
  await other.page.goto(order.checkoutUrl.tr)
  await standing(other.page, 'withBank')
  await expect(other.page.locator('main')).toContainText('Bankanın sayfası başka bir sekmede veya cihazda açıksa')
  for (const action of ['go-to-bank', 'pay', 'continue'])
    await expect(other.page.locator(`main [data-action="${action}"]`)).toHaveCount(0)
  await asksAgain(other.page)
  await standing(other.page, 'withBank')

  await page.locator('[data-form="acs"] [data-action="cancel"]').click()
  await shopper.sees('pay')
  await asksAgain(other.page)
  await other.shopper.identify()
  await other.shopper.enterCode()
  await other.shopper.fillCard()
  await other.shopper.field('threeDS').check()
  await other.shopper.agree()
  await other.shopper.press('pay')
  await atBank(other.page)

  // Who stayed at the first device finds the other one's payment in the way, and then made.
  await shopper.fillCard()
  await shopper.press('pay')
  await standing(page, 'withBank')
  const code = (await other.page.locator('[data-acs-code]').getAttribute('data-acs-code')) ?? ''
  await other.page.locator('[data-field="code"]').fill(code)
  await other.page.locator('[data-form="acs"] [data-action="verify"]').click()
  await other.shopper.sees('result')
  await asksAgain(page)
  await shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('who comes Back from the bank’s page is told that it waits, can go there again, and pays there (PAY-13~, CARD-10~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
  verifyAtBank,
  isPaid,
}) => {
  await setWaits(page, { bankPatience: 200 })
  await openFilled()
  await shopper.field('threeDS').check()
  // The page that is gone to is never there: as with Back, this one is on show again.
  await page.route('**/3ds/init', (route) => route.fulfill({ status: 204 }), { times: 2 })
  await shopper.press('pay')
  await standing(page, 'withBank')
  await page.locator('[data-action="go-to-bank"]').click()
  await page.locator('[data-action="go-to-bank"]:not([aria-busy])').click()
  await atBank(page)
  await verifyAtBank()
  await isPaid()
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a page that was kept whole while its shopper was at the bank looks for the outcome, and holds the way there (PAY-13~, BEST-04~)', async ({
  page,
  shopper,
  openFilled,
  verifyAtBank,
  isPaid,
}) => {
  await setWaits(page, { threeDSPause: 600_000 })
  await openFilled()
  await shopper.field('threeDS').check()
  await shopper.press('pay')
  await page.locator('main [data-redirect="threeDS"]').waitFor()
  await comesBackWhole(page)
  await standing(page, 'withBank')
  await shopper.press('go-to-bank')
  await atBank(page)
  await verifyAtBank()
  await isPaid()
})

/** A bank that waits for longer than the checkout believes it to: nobody has said no. */
const patient = test.extend({ wantedOrder: { flags: { fundEnabled: true }, bankSessionSeconds: 3600 } })

patient(
  'a page that was loaded anew can’t go to the bank again: it can try again once the bank’s time is over, and says no more than that (PAY-13~, CNT-09~, PAY-14~)',
  async ({ page, order, sandbox, shopper, openFilled, isPaid }) => {
    test.slow()
    await openFilled()
    await shopper.field('threeDS').check()
    await shopper.press('pay')
    await atBank(page)
    await page.goto(order.checkoutUrl.tr.replace('/?', '/result-page?'))
    await standing(page, 'withBank')
    await expect(page.locator('[data-action="go-to-bank"]')).toHaveCount(0)
    await sandbox.advanceClock(order.token, 540)
    await asksAgain(page)
    await standing(page, 'withBank')
    await sandbox.advanceClock(order.token, 60)
    await asksAgain(page)
    await shopper.sees('pay')
    await expect(reason(page)).toContainText('Bankadaki onay süresi doldu ve ödeme orada onaylanmadı.')
    await expect(reason(page)).not.toContainText('para çekilmedi')
    await shopper.fillCard()
    await shopper.agree()
    await shopper.press('pay')
    await isPaid()
    expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
  },
)

test('a credit that its bank decides on says so in another browser, and what the bank has decided (PAY-13~, CRED-06~)', async ({
  browser,
  page,
  order,
  member,
  sandbox,
  trouble,
  apply,
  approveAtBank,
}) => {
  test.slow()
  await apply()
  await atCreditBank(page)
  const other = await anotherBrowser({ browser, sandbox, member, trouble }, WAITS)
  await other.page.goto(order.checkoutUrl.tr)
  await standing(other.page, 'withBank')
  await expect(other.page.locator('[data-action="go-to-bank"]')).toHaveCount(0)
  await approveAtBank()
  await asksAgain(other.page)
  await other.shopper.sees('result')
})
