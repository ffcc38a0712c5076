import { expect } from '@playwright/test'
import { questions } from './support/asked-again'
import { REGISTERED, UNTRUSTED, test } from './support/identity-test'

test.use({ wantedMember: { ...REGISTERED, kycLevel: 0, balance: 640.25 }, wantedOrder: UNTRUSTED })

test('six minutes in the provider’s app leave the identity check and a mixed payment as is (BEST-14~, KYC-04~)', async ({
  page,
  order,
  sandbox,
  arrive,
  shopper,
  gate,
  payButton,
  calls,
  verifyInApp,
  isPaid,
}) => {
  await page.clock.install()
  await arrive()
  await shopper.field('mixPayment').check()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.press('send-app-link-android')
  await expect(gate.getByRole('status')).toContainText('Link gönderildi')
  const before = await questions(sandbox, order.token)
  await verifyInApp()
  await page.clock.fastForward('06:00')
  // Under the modal the clock has no role.
  await expect(page.locator('[role="timer"]')).toHaveAttribute('aria-label', /\b0?[89]:/)
  await expect(gate).toBeVisible()
  await expect(payButton).toContainText('₺1.839,75')
  expect(await questions(sandbox, order.token)).toEqual(before)
  await shopper.press('identity-verified')
  await isPaid()
  expect(await calls.tries()).toEqual(['mix'])
})

test('a shopper who closed the identity check and has verified in the app is not asked again (KYC-01~, KYC-04~)', async ({
  arrive,
  openBalance,
  shopper,
  sandbox,
  order,
  gate,
  asked,
  calls,
  verifyInApp,
  isPaid,
}) => {
  await sandbox.changePrice(order.token, 500)
  await arrive()
  await openBalance()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.press('send-app-link-android')
  await expect(gate.getByRole('status')).toContainText('Link gönderildi')
  const before = (await asked('level')).length
  await verifyInApp()
  await gate.locator('[data-action="close"]').click()
  await expect(gate).toHaveCount(0)
  await shopper.press('pay')
  await isPaid()
  expect((await asked('level')).length).toBe(before + 1)
  expect(await calls.tries()).toEqual(['balance'])
})
