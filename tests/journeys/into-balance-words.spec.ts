import { type Page, expect } from '@playwright/test'
import type { MadeMember, WantedOrder } from '../support/control-answers'
import { saveLogin } from './support/kept'
import { test } from './support/test'

const LANGUAGES = ['tr', 'en'] as const
const MINUTE = 60_000

/** What only the shopper of a payment may read. */
const OF_A_PAYMENT = /öde|satın|sipariş|pay|purchase|charge/i

const FLOWS: Readonly<Record<'refund' | 'settlement', (member: MadeMember) => WantedOrder>> = {
  refund: ({ memberId, email, gsmNumber }) => ({ email, gsmNumber, price: 349.9, refund: { payerId: memberId } }),
  settlement: ({ email, gsmNumber }) => ({ email, gsmNumber, price: 349.9, settlement: {} }),
}

const namesNoPayment = async (page: Page, selector: string) => {
  for (const text of await page.locator(selector).allInnerTexts()) expect(text).not.toMatch(OF_A_PAYMENT)
  expect(await page.title()).not.toMatch(OF_A_PAYMENT)
}

const choice = (page: Page) => page.locator('[data-action="claim"], [data-action="confirm"]')

for (const [flow, orderOf] of Object.entries(FLOWS)) {
  test(`the exit, the last minutes and the end of the time of a ${flow} name no payment (BOOT-09~, CNT-07~, CNT-08~)`, async ({
    page,
    sandbox,
    origins,
    member,
  }) => {
    await page.clock.install()
    for (const language of LANGUAGES) {
      const order = await sandbox.makeOrder({ ...orderOf(member), expiresInSeconds: 420 })
      await saveLogin({ page, origins, sandbox, member, order })
      await page.goto(order.checkoutUrl[language])
      await choice(page).waitFor()
      await page.locator('[data-action="go-back"]').click()
      await page.locator('[data-modal="exit"]').waitFor()
      await expect(page).toHaveTitle(language === 'tr' ? 'Sayfadan çıkış · Cüzdan' : 'Leaving this page · Cüzdan')
      await page.locator('[data-action="stay"]').click()
      for (const moment of ['lastFiveMinutes', 'lastMinute']) {
        await page.clock.fastForward(3 * MINUTE)
        await expect(page.locator(`[data-moment="live.${moment}"]`)).not.toHaveText(OF_A_PAYMENT)
      }
      await page.clock.fastForward(MINUTE + 1_000)
      await page.locator('main[data-screen="form-expired"]').waitFor()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'tr' ? 'İşlem süreniz doldu' : 'Your time has expired',
      )
      await namesNoPayment(page, 'main, [role="status"]')
    }
  })
}
