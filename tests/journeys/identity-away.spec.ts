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
  await expect(page.locator('[role="timer"]')).toContainText(/\b0?[89]:/)
  await expect(gate).toBeVisible()
  await expect(payButton).toContainText('₺1.839,75')
  expect(await questions(sandbox, order.token)).toEqual(before)
  await shopper.press('identity-verified')
  await isPaid()
  expect(await calls.tries()).toEqual(['mix'])
})
