import { expect } from '@playwright/test'
import { REGISTERED, UNTRUSTED, test } from './support/identity-test'

const BY_FORM = { ...UNTRUSTED, init: { abTests: { verifyIdentity: 1 } } } as const

test.use({
  wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4, monthlyLimit: 1000 },
  wantedOrder: BY_FORM,
})

test('an identity form that raises the level too little is followed by the app, with the focus in it (KYC-04~, KYC-05~)', async ({
  page,
  member,
  sandbox,
  arrive,
  openBalance,
  shopper,
  gate,
  calls,
  verifyInApp,
  isPaid,
}) => {
  await arrive()
  await openBalance()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.field('identityNumber').fill('10000000146')
  await shopper.field('birthDate').fill('17/04/1988')
  await shopper.press('verify')
  await expect(gate).toContainText('uygulamasında kalan adımı tamamlayın')
  await expect(gate.getByRole('heading')).toBeFocused()
  await expect(page.locator('[data-form="identity-form"]')).toHaveCount(0)
  expect(await sandbox.memberOf(member.memberId)).toMatchObject({ kycLevel: 1 })
  expect(await calls.tries()).toEqual([])
  await gate.locator('[data-action^="send-app-link"]').first().click()
  await expect(gate.getByRole('status')).toContainText('Link gönderildi')
  await verifyInApp()
  await shopper.press('identity-verified')
  await isPaid()
  expect(await calls.tries()).toEqual(['balance'])
})
