import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { cardForm, questions } from './support/asked-again'
import { keepResultInSight } from './support/changed-page'
import { test } from './support/card-test'
import { comesBackWhole } from './support/kept-page'

test('a page suspended for six minutes reads order and login again once; one suspended for three does not (BEST-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await page.clock.install()
  await openFilled()
  await shopper.field('registerConsumerCard').check()
  const before = await questions(sandbox, order.token)
  const [timer, inTime] = [page.getByRole('timer'), /^Kalan süre 1[345]:/]
  await expect(timer).toHaveAccessibleName(inTime)
  await page.clock.fastForward('03:00')
  await expect(timer).not.toHaveAccessibleName(inTime)
  expect(await questions(sandbox, order.token)).toEqual(before)
  await page.clock.fastForward('06:00')
  const once = { order: before.order + 1, login: before.login + 1 }
  await expect.poll(() => questions(sandbox, order.token)).toEqual(once)
  await cardForm(page).waitFor()
  await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  await expect(shopper.field('registerConsumerCard')).toBeChecked()
  await expect(shopper.field('agreement')).not.toBeChecked()
  // The three-minute absence must send no request either, not even a late one.
  expect(await questions(sandbox, order.token)).toEqual(once)
})

test('a page that the browser restores as it was has no typed card any more, and asks to agree again (BEST-04~, CARD-14~, PAY-03~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await openFilled()
  const before = await questions(sandbox, order.token)
  await comesBackWhole(page)
  const once = { order: before.order + 1, login: before.login + 1 }
  await expect.poll(() => questions(sandbox, order.token)).toEqual(once)
  await cardForm(page).waitFor()
  await expect(shopper.field('agreement')).not.toBeChecked()
  for (const name of ['cardNumber', 'expireDate', 'cvc', 'accountHolder']) {
    await expect(shopper.field(name)).toHaveValue('')
  }
})

test('an order closed meanwhile shows the invalid link screen, with nothing to pay with (BEST-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  trouble,
  openFilled,
}) => {
  trouble.allow(/Failed to load resource/)
  await openFilled()
  await sandbox.cancelOrder(order.token)
  await comesBackWhole(page)
  await shopper.sees('invalid-token')
  await expect(page.locator('[data-action="pay"], [data-field]')).toHaveCount(0)
})

test('a payment in progress continues when its page comes back (BEST-04~, PAY-04~)', async ({
  page,
  order,
  sandbox,
  shopper,
  openFilled,
}) => {
  await keepResultInSight(page)
  await openFilled()
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'delay:1000' })
  const sent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
  await shopper.press('pay')
  await sent
  const before = await questions(sandbox, order.token)
  await comesBackWhole(page)
  await shopper.sees('result')
  expect(await questions(sandbox, order.token)).toEqual(before)
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})
