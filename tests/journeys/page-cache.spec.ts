import { type Locator, type Page, type Request, expect } from '@playwright/test'
import type { Method } from '../../machines/payment/rules'
import { PATHS } from '../gateways/support/paths'
import { cardForm, payable, questions } from './support/asked-again'
import { cardCallsOf } from './support/card-calls'
import { setWaits } from './support/changed-page'
import { test } from './support/shopping-credit-test'
import { holdBack } from './support/hold-back'
import { saveAdmission } from './support/kept'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { CARDS, type Shopper } from './support/shopper'

const AKBANK_CARD = { cardNumber: '5526080000000006', threeDSVerified: false }
test.skip(!hasPageCache, 'no browser with a back/forward cache here: apt-get install chromium')
test.use({
  launchOptions: WITH_PAGE_CACHE,
  wantedMember: {
    kycLevel: 1,
    balance: 3115.4,
    cards: [AKBANK_CARD, { cardNumber: CARDS.approved, lastPaidCard: true }],
  },
  wantedOrder: {
    flags: { fundEnabled: true, bankTransferEnabled: true, creditEnabled: true },
    init: { bkmEnabled: true },
  },
})

interface AtTheMethods {
  readonly page: Page
  readonly shopper: Shopper
  readonly tab: (method: Method) => Locator
}

const reason = (page: Page) => page.locator('main').getByRole('alert')
const choose = (page: Page, card: RegExp) => page.getByRole('radio', { name: card }).check()

/** Removes the sandbox's `no-store`, which would exclude the page from the back/forward cache. */
async function letKeep(page: Page): Promise<void> {
  await page.route('**/pay?token=*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } })
  })
}

/** A marker that a reload removes, so that it shows whether the page came from the cache. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isKept: true }))
const isKept = (page: Page) => page.evaluate(() => 'isKept' in window)

test('a page that returns reads order and login before it can pay, and says why its bank refused (BEST-04)', async ({
  page,
  sandbox,
  origins,
  member: { email, gsmNumber },
  shopper,
  trouble,
  openMethods,
  isPaid,
}) => {
  trouble.allow(/Failed to load resource/)
  const order = await sandbox.makeOrder({ email, gsmNumber, goBackUrl: `${origins.shop}/` })
  const back = () => page.goBack({ waitUntil: 'commit' })
  const leave = async () => {
    await markPage(page)
    await page.locator('[data-action="go-back"]').click()
    await shopper.press('exit')
    await page.waitForURL(({ origin }) => origin === origins.shop)
  }
  const hold = async (path: string) => {
    const letGo = await holdBack(page, path)
    const isAsk = (request: Request) => request.method() !== 'OPTIONS' && request.url().includes(path)
    return { letGo, isAsked: page.waitForRequest(isAsk) }
  }
  const asksFirst = async (comeBack: () => Promise<unknown>) => {
    const before = await questions(sandbox, order.token)
    const held = [await hold(PATHS.detail), await hold(PATHS.credentials)]
    await comeBack()
    for (const { isAsked, letGo } of held) {
      await isAsked
      await expect(payable(page)).toHaveCount(0)
      letGo()
    }
    await cardForm(page).waitFor()
    await expect(payable(page)).toHaveCount(1)
    expect(await questions(sandbox, order.token)).toEqual({ order: before.order + 1, login: before.login + 1 })
  }
  await page.clock.install()
  await letKeep(page)
  await openMethods({ order })

  await test.step('kept whole by the browser, also on its way to the shop, asleep, discarded', async () => {
    // A page from the back/forward cache is not reloaded. A slow browser may evict it; then the test leaves the page again.
    for (let turn = 0; turn === 0 || (turn < 3 && !(await isKept(page))); turn += 1) {
      await markPage(page)
      await page.goto(origins.shop)
      await asksFirst(back)
    }
    expect(await isKept(page)).toBe(true)
    await leave()
    await back()
    await cardForm(page).waitFor()
    expect(await isKept(page)).toBe(true)
    await asksFirst(() => page.clock.fastForward('06:00'))
    // A discarded tab is restored as by a reload.
    await asksFirst(() => page.reload())
  })

  await test.step('asleep until its login was over', async () => {
    await sandbox.setFault({ token: order.token, path: PATHS.credentials, phase: 'before', act: 'status:401', nth: 1 })
    await page.clock.fastForward('06:00')
    await shopper.sees('identify')
    await expect(payable(page)).toHaveCount(0)
    await shopper.identify()
    await shopper.enterCode()
  })

  await test.step('led back to by the shop, and by the bank that refused', async () => {
    await leave()
    await page.goto(order.checkoutUrl.tr)
    await shopper.identify()
    await shopper.enterCode()
    expect(await isKept(page)).toBe(false)
    await choose(page, /0006/)
    await shopper.agree()
    await shopper.press('pay')
    await page.locator('[data-form="acs"] [data-action="cancel"]').click()
    await expect(reason(page)).toContainText('3D Secure doğrulamasından vazgeçildi')
    await expect(reason(page)).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
    await choose(page, /0003/)
    await shopper.press('pay')
    await isPaid()
    expect(await cardCallsOf(sandbox, order.token).tries()).toEqual(['threeDS', 'auth'])
    expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
  })
})

/** Each bank's page, how the shopper gets there, and how it ends. */
const BANKS = {
  'a card’s bank': {
    begin: async ({ page, shopper }: AtTheMethods) => {
      await choose(page, /0006/)
      await shopper.agree()
      await shopper.press('pay')
    },
    form: 'acs',
    end: async (page: Page) => {
      const code = await page.locator('[data-acs-code]').getAttribute('data-acs-code')
      await page.locator('[data-field="code"]').fill(code ?? '')
      await page.locator('[data-form="acs"] [data-action="verify"]').click()
    },
  },
  'BKM Express': {
    begin: async ({ shopper }: AtTheMethods) => {
      await shopper.press('pay-with-bkm')
      await shopper.agree()
      await shopper.press('pay')
    },
    form: 'bkm',
    end: (page: Page) => page.locator('[data-form="bkm"] [data-action="approve"]').click(),
  },
  'a credit’s bank': {
    begin: async ({ page, shopper, tab }: AtTheMethods) => {
      await tab('shopping-credit').click()
      await page.getByRole('radio', { name: 'Anka Bankası' }).check()
      await shopper.agree()
      await shopper.press('apply')
    },
    form: 'credit-application',
    end: async (page: Page) => {
      await page.locator('[data-field="term"][value="6"]').check()
      await page.locator('[data-field="accepted"]').check()
      await page.locator('[data-action="approve"]').click()
    },
  },
} as const

for (const [bank, { begin, form, end }] of Object.entries(BANKS))
  test(`Back from ${bank} shows the kept page, which pays nothing and leads there again (BEST-02~, PAY-13~)`, async ({
    page,
    order,
    sandbox,
    shopper,
    tab,
    arrive,
  }) => {
    await setWaits(page, { redirectPause: 600_000 })
    await letKeep(page)
    await arrive()
    await markPage(page)
    await begin({ page, shopper, tab })
    await page.locator(`[data-form="${form}"]`).waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await shopper.sees('outcome-unknown')
    expect(await isKept(page)).toBe(true)
    await page.locator('[data-standing="withBank"]').waitFor()
    await expect(page.locator('[data-action="pay"], [data-action="apply"]')).toHaveCount(0)
    await shopper.press('go-to-bank')
    await page.locator(`[data-form="${form}"]`).waitFor()
    await end(page)
    await shopper.sees('result')
    const { authorisations } = await sandbox.ledger(order.token)
    expect(authorisations).toHaveLength(1)
  })

test('Back from the shop after the payment shows the result with nothing to pay (BEST-02~, RES-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  arrive,
  isPaid,
}) => {
  await letKeep(page)
  await arrive()
  await markPage(page)
  await choose(page, /0003/)
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
  await page.goBack({ waitUntil: 'commit' })
  await shopper.sees('result')
  expect(await isKept(page)).toBe(true)
  await expect(page.locator('main [data-action="go-back"]')).toBeVisible()
  await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('Back from the shop shows a foreign buyer the card form again, also on a reload (FRGN-02~, BEST-04~)', async ({
  page,
  origins,
  sandbox,
  member,
  shopper,
}) => {
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({ email, gsmNumber, goBackUrl: `${origins.shop}/` })
  await saveAdmission({ page, origins, sandbox, member, order }, '+4915112345678')
  await letKeep(page)
  await page.goto(order.checkoutUrl.tr.replace('/?', '/pay?'))
  await cardForm(page).waitFor()
  await markPage(page)
  await page.locator('[data-action="go-back"]').click()
  await shopper.press('exit')
  await page.waitForURL(({ origin }) => origin === origins.shop)
  await page.goBack({ waitUntil: 'commit' })
  await cardForm(page).waitFor()
  expect(await isKept(page)).toBe(true)
  await page.reload()
  await cardForm(page).waitFor()
})
