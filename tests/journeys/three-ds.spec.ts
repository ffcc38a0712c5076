import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { CARD_CALLS } from './support/card-calls'
import { test as base } from './support/card-test'
import { setWaits } from './support/changed-page'
import { holdTime, isAskedAfter, keepShippedWaits } from './support/shipped-waits'
import { CARDS } from './support/shopper'
import { another } from './support/otp'

const AKBANK = '5526080000000006'
const DEBIT = '5890040000000016'

const test = base.extend({
  member: async ({ sandbox }, use) => {
    const cards = [
      { cardNumber: AKBANK, threeDSVerified: false },
      { cardNumber: DEBIT },
      { cardNumber: CARDS.approved, lastPaidCard: true },
    ]
    await use(await sandbox.makeMember({ cards }))
  },
})

/** Would leave a trace if the checkout ran any script of a bank's page. */
const SCRIPTS = '<script>window.ran = 1</script>'

/** Modifies the bank's page in the response, once. */
async function changeBankPage(page: Page, change: (html: string) => string | Promise<string>): Promise<void> {
  await page.route(
    `**${CARD_CALLS.threeDS}*`,
    async (route) => {
      const response = await route.fetch()
      const { threeDSHtmlContent, ...rest } = (await response.json()) as { threeDSHtmlContent: string }
      const html = await change(Buffer.from(threeDSHtmlContent, 'base64').toString('utf8'))
      await route.fulfill({ response, json: { ...rest, threeDSHtmlContent: Buffer.from(html).toString('base64') } })
    },
    { times: 1 },
  )
}

const atBank = (page: Page) => page.locator('[data-form="acs"]').waitFor()
const cancelAtBank = (page: Page) => page.locator('[data-form="acs"] [data-action="cancel"]').click()
const choose = (page: Page, end: RegExp) => page.getByRole('radio', { name: end }).check()
const reason = (page: Page) => page.locator('main').getByRole('alert')

test('a payment ends on the result page; a 3-D Secure one says so and posts the form’s fields alone after 1.5 s (CARD-10)', async ({
  page,
  order,
  member: { email, gsmNumber },
  sandbox,
  shopper,
  openMethods,
  verifyAtBank,
  isPaid,
}) => {
  test.slow()
  await keepShippedWaits(page)
  await page.clock.install()
  const path = () => new URL(page.url()).pathname

  await test.step('paid at once', async () => {
    const other = await sandbox.makeOrder({ email, gsmNumber })
    await openMethods({ order: other })
    await choose(page, /0003/)
    await shopper.agree()
    await shopper.press('pay')
    await shopper.sees('result')
    await expect.poll(path).toBe('/result-page')
  })

  await openMethods()
  await choose(page, /0003/)
  await shopper.agree()
  await shopper.field('threeDS').check()

  await test.step('to an address that is neither https nor the sandbox’s bank', async () => {
    await changeBankPage(page, () => '<form method="post" action="http://bank.example/"><input name="a"></form>')
    await shopper.press('pay')
    await expect(reason(page)).toContainText('Bankanın sayfası açılamadı')
    await expect(page.locator('main [data-redirect]')).toHaveCount(0)
  })

  await test.step('to the bank, by a page that would do more', async () => {
    let sent = ''
    await changeBankPage(page, async (html) => {
      await holdTime(page)
      return (sent = html + SCRIPTS)
    })
    await shopper.field('threeDS').check()
    await shopper.press('pay')
    await page.locator('main [data-redirect="threeDS"]').waitFor()
    await expect(page.locator('main h1')).toContainText('3D')
    await expect.poll(path).toBe('/result-page')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    const post = await isAskedAfter(page, {
      after: SPECIFIED_TIMES.threeDSPause,
      isIt: (request) => request.isNavigationRequest() && request.method() === 'POST',
    })
    expect(sent).toContain(`action="${post.url()}"`)
    const fields = [...sent.matchAll(/name="(.*?)" value="(.*?)"/g)].map(([, name = '', value = '']) => [name, value])
    expect([...new URLSearchParams(post.postData() ?? '')]).toEqual(fields)
    await atBank(page)
    await page.clock.resume()
    await verifyAtBank()
    await isPaid()
    expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
  })
})

test('a shopper who presses continue does not wait for the bank; on return, the result is shown (CARD-10~)', async ({
  page,
  origins,
  shopper,
  calls,
  verifyAtBank,
  isPaid,
  openMethods,
}) => {
  await setWaits(page, { threeDSPause: 600_000 })
  await openMethods()
  await shopper.field('threeDS').check()
  await shopper.agree()
  await shopper.press('pay')
  await page.locator('main [data-redirect="threeDS"]').waitFor()
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page).toHaveTitle(/^Yönlendiriliyorsunuz/)
  await expect(page.locator('[data-bank-host]')).toHaveText(new URL(origins.bank).host)
  await expect(page.locator('main')).toContainText('Bu sayfayı kapatmayın')
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  await shopper.press('continue')
  await atBank(page)
  const back = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/result-page',
  )
  await verifyAtBank()
  expect((await back).method()).toBe('GET')
  await isPaid()
  expect(await calls.tries()).toEqual(['threeDS'])
})

test('three wrong codes at the bank lead back with its reason, logged in and agreed, at any URL; another card pays (CARD-13)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  calls,
  isPaid,
  openMethods,
}) => {
  await openMethods()
  await choose(page, /0006/)
  await shopper.agree()
  await shopper.press('pay')
  await atBank(page)
  const wrong = another((await page.locator('[data-acs-code]').getAttribute('data-acs-code')) ?? '')
  for (const left of [2, 1, 0]) {
    await page.locator('[data-field="code"]').fill(wrong)
    await page.locator('[data-form="acs"] [data-action="verify"]').click()
    if (left > 0) await expect(page.getByRole('alert')).toContainText(String(left))
  }
  await shopper.sees('pay')
  await expect(reason(page)).toContainText('3D Secure doğrulaması başarısız oldu')
  await expect(reason(page)).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await expect(shopper.field('agreement')).toBeChecked()
  // The result must not be taken from URL parameters.
  await page.goto(`/result-page?token=${order.token}&lang=tr&status=success&paymentStatus=SUCCESS`)
  await shopper.sees('pay')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pay')
  await shopper.agree()
  expect((await sandbox.messages(member.gsmNumber)).filter(({ code }) => code !== undefined)).toHaveLength(2)
  await choose(page, /0003/)
  await shopper.press('pay')
  await isPaid()
  expect(await calls.tries()).toEqual(['threeDS', 'auth'])
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a declined card, a cancelled 3-D Secure, which leads back to the card that was tried, and a right code are distinct attempts (CARD-01~, CARD-11~, CARD-13~)', async ({
  page,
  order,
  sandbox,
  shopper,
  calls,
  verifyAtBank,
  isPaid,
  openMethods,
}) => {
  await openMethods()
  await expect(page.getByRole('radio', { name: /0003/ })).toBeChecked()
  await shopper.press('pay-with-new-card')
  await shopper.fillCard(CARDS.notSufficientFunds)
  await shopper.agree()
  await shopper.press('pay')
  await expect(reason(page)).toContainText('Kart limitiniz veya bakiyeniz bu işlem için yeterli değil')
  await shopper.press('pay-with-saved-card')
  await choose(page, /0006/)
  await shopper.press('pay')
  await atBank(page)
  await cancelAtBank(page)
  await expect(reason(page)).toContainText('3D Secure doğrulamasından vazgeçildi')
  await expect(reason(page)).not.toContainText('Kart limitiniz veya bakiyeniz bu işlem için yeterli değil')
  // The card that was tried, not the preset one.
  await expect(page.getByRole('radio', { name: /0006/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /0003/ })).not.toBeChecked()
  await expect(shopper.field('agreement')).toBeChecked()
  await shopper.press('pay')
  await atBank(page)
  await verifyAtBank()
  await isPaid()
  expect(await calls.tries()).toEqual(['auth', 'threeDS', 'threeDS'])
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a silent bank, or one that was left by Back, leaves only the search for its outcome (CARD-13~, PAY-06~)', async ({
  page,
  order,
  sandbox,
  shopper,
  calls,
  openMethods,
}) => {
  await setWaits(page, { reconcileRest: 600_000 })
  await openMethods()
  await choose(page, /0006/)
  await shopper.agree()
  await shopper.press('pay')
  await atBank(page)

  await page.goBack()
  await shopper.sees('outcome-unknown')
  await page.locator('[data-standing="withBank"]').waitFor()
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)

  await page.evaluate(() => history.forward())
  await page.locator('[data-action="no-answer"]').click()
  await page.locator('[data-bank-silent] a').click()
  await shopper.sees('outcome-unknown')
  await page.locator('[data-standing="withBank"]').waitFor()
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  expect(await calls.tries()).toEqual(['threeDS'])
  const asked = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.detail))
  expect(asked.length).toBeGreaterThan(1)
})
