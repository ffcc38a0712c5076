import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import type { MadeOrder } from '../support/control-answers'
import { test as base } from './support/card-test'
import { clippedWords } from './support/clipped'
import { drawnMarks } from './support/drawn-marks'
import { holdBack } from './support/hold-back'
import { saveLogin } from './support/kept'
import { walkByTab } from './support/tab-walk'
import { wordsBeyond } from './support/words-beyond'

/** This card offers installments. */
const AKBANK = '5526080000000006'

/** A high amount and a campaign, so that long amounts and names appear in the texts. */
const test = base.extend<{ readonly order: MadeOrder }>({
  order: async ({ sandbox, member: { email, gsmNumber } }, use) => {
    const campaign = {
      startDate: '2020-01-01',
      plusInstallment: 2,
      cardBankDtoList: [{ cardBankName: 'Alternatifbank' }],
    }
    await use(
      await sandbox.makeOrder({
        email,
        gsmNumber,
        price: 1_234_567.89,
        flags: { campaignEnabled: true },
        init: { plusInstallmentResponseList: [campaign] },
      }),
    )
  },
})

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** Runs in every document: the shopper has doubled the text size. */
function doubleText(): void {
  const parsed = new MutationObserver(() => {
    document.documentElement.style.fontSize = '200%'
    parsed.disconnect()
  })
  parsed.observe(document, { childList: true })
}

/** Number of running animations. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

async function expectUsable(page: Page, screen: string) {
  await page.locator(`main[data-screen="${screen}"]`).waitFor()
  expect(await page.evaluate(wordsBeyond), screen).toEqual([])
  expect(await page.evaluate(clippedWords), screen).toEqual([])
  expect(await moving(page), screen).toBe(0)
  // A new screen takes the focus, which would interrupt a Tab walk that has already begun.
  if (screen !== 'identify') await page.locator('main :focus').waitFor({ state: 'attached' })
  const { stops, hidden } = await walkByTab(page)
  expect(hidden, `${screen}: ${stops.join(', ')}`).toEqual([])
  expect(stops.length, `${screen}: ${stops.join(', ')}`).toBeGreaterThan(2)
}

test('a shopper sees, reaches and pays with text at 200 %, at 320 pixels, in forced colours and without motion (A11Y-02)', async ({
  page,
  order,
  shopper,
  trouble,
  options,
  isPaid,
}) => {
  // The header can't reserve space for text of this size.
  trouble.allow(/^layout shift/)
  await page.addInitScript(doubleText)
  await page.goto(order.checkoutUrl.tr)
  await expect(shopper.field('email')).not.toHaveValue('')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectUsable(page, 'identify')
  await shopper.identify()
  await expectUsable(page, 'otp')
  await shopper.enterCode()
  await shopper.fillCard(AKBANK)
  await shopper.agree()
  await options.last().waitFor()
  await page.locator('[data-campaign]').waitFor()
  await expectUsable(page, 'pay')
  const agreement = shopper.field('agreement')
  await agreement.scrollIntoViewIfNeeded()
  const markOfAgreement = async () => (await drawnMarks(page)).find(({ field }) => field === 'agreement')
  expect(await markOfAgreement()).toMatchObject({ isChecked: true, hasMark: true })
  const letGo = await holdBack(page, PATHS.cardAuth)
  const pay = page.locator('[data-action="pay"]')
  await pay.click()
  await expect(pay).toHaveText('Ödemeniz gerçekleştiriliyor…')
  expect(await moving(page)).toBe(0)
  expect(await page.evaluate(wordsBeyond)).toEqual([])
  letGo()
  await isPaid()
})

/** A currency with a symbol, and the widest code of a currency without one. */
const CURRENCIES = ['TRY', 'MMK']

for (const currency of CURRENCIES)
  test(`an amount of 99.999.999,99 ${currency} fits in each header and on the pay button at 200 %, 320 pixels (A11Y-02~, SHELL-05~)`, async ({
    page,
    sandbox,
    origins,
    member,
    shopper,
    trouble,
    isPaid,
  }) => {
    trouble.allow(/^layout shift/)
    await page.addInitScript(doubleText)
    const { memberId, email, gsmNumber } = member
    const most = { email, gsmNumber, price: 99_999_999.99, currency }
    const outOfPlace = async () => [await page.evaluate(wordsBeyond), await page.evaluate(clippedWords)].flat()
    const expectFits = async (screen: string) => {
      await page.locator(`main[data-screen="${screen}"]`).waitFor()
      await expect(page.getByText('99.999.999').filter({ visible: true }).first()).toBeVisible()
      expect(await outOfPlace(), screen).toEqual([])
    }
    const order = await sandbox.makeOrder(most)
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).not.toHaveValue('')
    await expectFits('identify')
    await shopper.identify()
    await expectFits('otp')
    await shopper.enterCode()
    await shopper.fillCard(AKBANK)
    await shopper.agree()
    await expectFits('pay')
    await page.locator('[data-action="toggle-detail"]').click()
    expect(await outOfPlace(), 'the detail of the price').toEqual([])
    await page.locator('[data-action="toggle-detail"]').click()
    await shopper.press('pay')
    await isPaid()
    await page.goto(order.checkoutUrl.tr)
    await expectFits('result')
    for (const [screen, link] of [
      ['refund', { refund: { payerId: memberId } }],
      ['settlement', { settlement: {} }],
    ] as const) {
      const order = await sandbox.makeOrder({ ...most, ...link })
      await saveLogin({ page, origins, sandbox, member, order })
      await page.goto(order.checkoutUrl.tr)
      await expectFits(screen)
    }
  })
