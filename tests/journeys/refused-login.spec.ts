import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { setWaits } from './support/changed-page'
import { test } from './support/card-test'

const MINUTE = 60_000

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

// `tests/gateways/ended-session.contract.test.ts` and `refused-login.contract.test.ts` have the other bodies of a 401.
test('a payment refused by a 401 with a page is looked up once; if not booked, another needs a login and a read of the order (GWY-10)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
  isPaid,
}) => {
  await setWaits(page, { processingWindow: 1, moneyDeadline: MINUTE, reconcilePause: 100 })
  await openFilled()
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'status:401:html', nth: 1 })
  await shopper.press('pay')
  await shopper.sees('member-expired')
  const main = page.locator('main')
  await expect(main).toContainText('Ödemenin gerçekleşip gerçekleşmediğini henüz bilmiyoruz')
  await expect(main).not.toContainText('para çekilmedi')
  await shopper.press('try-again')
  await shopper.sees('identify')
  await shopper.identify()
  await shopper.typeCode()
  // The first call may still be booked, so the page offers no payment.
  await shopper.sees('outcome-unknown')
  await sandbox.advanceClock(order.token, MINUTE / 1000)
  await shopper.sees('pay')
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'after-commit', act: 'status:401', nth: 2 })
  await shopper.fillCard()
  await shopper.press('pay')
  await isPaid()
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})
