import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { cutNextCall } from './support/cut-call'
import { now, todayInTurkiye } from './support/now'
import { test } from './support/card-test'
import { CARDS } from './support/shopper'

const HOUR = 3_600_000

/** Changes the system time, as network time or the shopper would; the browser's monotonic clock is not affected. */
async function changeClock(page: Page, by: number) {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by)
  // The shopper comes back from the settings.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

async function changeZone(page: Page, timezoneId: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId })
}

// A time zone that the browser starts with could not be changed later.
test.use({ timezoneId: '' })

const asked = (page: Page) => page.waitForResponse((response) => response.url().includes(PATHS.detail))

test('a device clock changed while the page is open changes neither the countdown nor what is known of a payment (CNT-09)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
  openFilled,
}) => {
  trouble.allow(/Failed to load resource/)
  await page.clock.install()
  await setWaits(page, { reconcilePause: 100, reconcileRest: 200, timePause: 100 })
  await openFilled()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveAccessibleName(/^Kalan süre (14:\d\d|15:00)$/)
  for (const by of [3 * HOUR, -27 * HOUR, 24 * HOUR]) {
    const answer = asked(page)
    await changeClock(page, by)
    await answer
    await expect(timer).toHaveAccessibleName(/^Kalan süre (14:\d\d|15:00)$/)
  }
  await changeZone(page, 'Pacific/Kiritimati')
  const before = await timer.getAttribute('aria-label')
  await expect(timer).not.toHaveAttribute('aria-label', before ?? '')
  await expect(timer).toHaveAccessibleName(/^Kalan süre (14:\d\d|15:00)$/)
  await expect(shopper.field('cardNumber')).toHaveValue('5400 3600 0000 0003')

  // The payment never arrives. While it still may, no change of the device's clock makes the order payable again.
  await cutNextCall(page, PATHS.cardAuth, 'before')
  await shopper.press('pay')
  await shopper.sees('outcome-unknown')
  for (const by of [HOUR, -2 * HOUR, 3 * HOUR]) {
    await changeClock(page, by)
    await asked(page)
    await asked(page)
    await shopper.sees('outcome-unknown')
    await expect(page.locator('[data-action="pay"]')).toHaveCount(0)
  }
  await sandbox.advanceClock(order.token, 45 + 120)
  await shopper.sees('pay')
  await expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await expect(timer).toHaveAccessibleName(/^Kalan süre 1[12]:\d\d$/)
  expect((await sandbox.ledger(order.token)).authorisations).toEqual([])
})

test('a device clock 40 days ahead rejects no card: one that expires in the provider’s month is accepted and pays (CARD-05~, CARD-08~, CNT-09~)', async ({
  page,
  sandbox,
  shopper,
  openMethods,
  isPaid,
}) => {
  const today = todayInTurkiye()
  const expireYear = String(today.getUTCFullYear())
  const expireMonth = String(today.getUTCMonth() + 1).padStart(2, '0')
  const member = await sandbox.makeMember({ cards: [{ cardNumber: '4543590000000006', expireMonth, expireYear }] })
  const order = await sandbox.makeOrder({ email: member.email, gsmNumber: member.gsmNumber })
  await page.clock.install({ time: now() + 40 * 24 * HOUR })
  await openMethods({ member, order })
  await expect(shopper.field('selectedCard').locator('label')).toContainText('son kullanma tarihi yaklaşıyor')
  await expect(page.getByRole('radio', { name: /0006/ })).toBeChecked()
  await shopper.press('pay-with-new-card')
  await shopper.fillCard(CARDS.approved)
  await shopper.field('expireDate').fill(`${expireMonth}/${expireYear}`)
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
})
