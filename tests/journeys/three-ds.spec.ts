import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test as base } from './support/card-test'
import { setWaits } from './support/changed-page'
import { CARDS } from './support/shopper'
import { another } from './support/verification'

const AKBANK = '5526080000000006'
const DEBIT = '5890040000000016'

const MANDATORY = 'Bu kartla yapılan ödemelerde 3D Secure zorunludur'

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

const atBank = (page: Page) => page.locator('[data-form="acs"]').waitFor()
const cancelAtBank = (page: Page) => page.locator('[data-form="acs"] [data-action="cancel"]').click()
const choose = (page: Page, end: RegExp) => page.getByRole('radio', { name: end }).check()
const reason = (page: Page) => page.locator('main').getByRole('alert')

test('who wants 3-D Secure decides the call: the wallet, the card’s bank, the shopper, or nobody; each try begins anew (CARD-09~, CARD-13~)', async ({
  page,
  order,
  shopper,
  calls,
  isPaid,
}) => {
  test.slow()
  await shopper.logIn(order.checkoutUrl.tr)

  await test.step('a saved card that its bank has not verified yet', async () => {
    await choose(page, /0006/)
    await expect(page.locator('[data-note="threeDS"]')).toHaveText(MANDATORY)
    await expect(shopper.field('threeDS')).toHaveCount(0)
    await shopper.agree()
    await shopper.press('pay')
    await atBank(page)
    await cancelAtBank(page)
    await expect(reason(page)).toContainText('3D Secure doğrulamasından vazgeçildi')
  })

  await test.step('a debit card, by the word of its bank', async () => {
    await choose(page, /0016/)
    await expect(page.getByText('Banka kartlarıyla taksit yapılamaz')).toBeVisible()
    await expect(page.locator('[data-note="threeDS"]')).toHaveText(MANDATORY)
    await shopper.press('pay')
    await atBank(page)
    await cancelAtBank(page)
    await expect(reason(page)).toBeVisible()
  })

  await test.step('any card, by the wish of the shopper', async () => {
    await choose(page, /0003/)
    await expect(page.locator('[data-note="threeDS"]')).toHaveCount(0)
    await shopper.field('threeDS').check()
    await shopper.press('pay')
    await atBank(page)
    await cancelAtBank(page)
    await expect(reason(page)).toBeVisible()
  })

  await test.step('nobody: the card pays straight away', async () => {
    await choose(page, /0003/)
    await expect(shopper.field('threeDS')).not.toBeChecked()
    await shopper.press('pay')
    await isPaid()
  })
  expect(await calls.tries()).toEqual(['threeDS', 'threeDS', 'threeDS', 'auth'])
})

test('an order that wants 3-D Secure has it for every card, and no choice (CARD-09~)', async ({
  page,
  member,
  sandbox,
  shopper,
}) => {
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, flags: { force3Ds: true } })
  await shopper.logIn(order.checkoutUrl.tr)
  await expect(page.locator('[data-note="threeDS"]')).toHaveText(MANDATORY)
  await shopper.press('pay-with-new-card')
  await shopper.fillCard()
  await expect(page.locator('[data-note="threeDS"]')).toHaveText(MANDATORY)
  await expect(shopper.field('threeDS')).toHaveCount(0)
  await shopper.agree()
  await shopper.press('pay')
  await atBank(page)
})

test('the way to the bank is told and taken by itself, and a right code there pays (CARD-10)', async ({
  page,
  order,
  sandbox,
  shopper,
  verifyAtBank,
  isPaid,
}) => {
  await page.clock.install()
  await setWaits(page, { threeDSPause: 60_000 })
  await shopper.logIn(order.checkoutUrl.tr)
  await shopper.field('threeDS').check()
  await shopper.agree()
  await shopper.press('pay')
  await page.locator('main [data-redirect="threeDS"]').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
  await page.clock.fastForward(60_000)
  await atBank(page)
  await verifyAtBank()
  await isPaid()
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('who does not want to wait goes to the bank with a press; back from there, the result is here (CARD-10~)', async ({
  page,
  order,
  origins,
  shopper,
  calls,
  verifyAtBank,
  isPaid,
}) => {
  await setWaits(page, { threeDSPause: 600_000 })
  await shopper.logIn(order.checkoutUrl.tr)
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

test('three wrong codes at the bank lead back with its reason, still logged in and agreed, whatever address asks; another card pays (CARD-13)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
  calls,
  isPaid,
}) => {
  await shopper.logIn(order.checkoutUrl.tr)
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
  await expect(reason(page)).toContainText('Sizden para çekilmedi')
  await expect(shopper.field('agreement')).toBeChecked()
  // An address that speaks of another outcome is not believed.
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

test('a declined card, then one that its bank asks about, then a right code: each try is told apart (CARD-11~, CARD-13~)', async ({
  page,
  order,
  sandbox,
  shopper,
  calls,
  verifyAtBank,
  isPaid,
}) => {
  await shopper.logIn(order.checkoutUrl.tr)
  await shopper.press('pay-with-new-card')
  await shopper.fillCard(CARDS.notSufficientFunds)
  await shopper.agree()
  await shopper.press('pay')
  await expect(reason(page)).toContainText('Kart limiti yetersiz')
  await shopper.press('pay-with-saved-card')
  await choose(page, /0006/)
  await shopper.press('pay')
  await atBank(page)
  await cancelAtBank(page)
  await expect(reason(page)).toContainText('3D Secure doğrulamasından vazgeçildi')
  await expect(reason(page)).not.toContainText('Kart limiti yetersiz')
  await choose(page, /0006/)
  await shopper.press('pay')
  await atBank(page)
  await verifyAtBank()
  await isPaid()
  expect(await calls.tries()).toEqual(['auth', 'threeDS', 'threeDS'])
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('a bank that falls silent, or is gone back from, leaves nothing to pay with but the search for its word (CARD-13~, PAY-06~)', async ({
  page,
  order,
  sandbox,
  shopper,
  calls,
}) => {
  await setWaits(page, { reconcileRest: 600_000 })
  await shopper.logIn(order.checkoutUrl.tr)
  await choose(page, /0006/)
  await shopper.agree()
  await shopper.press('pay')
  await atBank(page)
  const bank = page.url()

  await page.goBack()
  await shopper.sees('outcome-unknown')
  await page.locator('[data-standing="withBank"]').waitFor()
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)

  await page.goto(bank)
  await page.locator('[data-action="no-answer"]').click()
  await page.locator('[data-bank-silent] a').click()
  await shopper.sees('outcome-unknown')
  await page.locator('[data-standing="withBank"]').waitFor()
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  expect(await calls.tries()).toEqual(['threeDS'])
  const asked = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.detail))
  expect(asked.length).toBeGreaterThan(1)
})
