import { expect } from '@playwright/test'
import { test } from './support/card-test'

test('a new card is saved with the shopper’s consent, which says whose card it must be, and is listed next time (CARD-15)', async ({
  page,
  member,
  sandbox,
  shopper,
  calls,
  isPaid,
  openMethods,
}) => {
  test.slow()
  await openMethods()
  const consent = shopper.field('registerConsumerCard')
  await expect(consent).not.toBeChecked()
  await expect(consent).toHaveAccessibleName('Kartımı Cüzdan hesabıma kaydet')
  await expect(consent).toHaveAccessibleDescription('Kart, hesap sahibinin adına olmalıdır.')
  await shopper.fillCard()
  await consent.check()
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ paymentCard: { registerConsumerCard: true } }])

  const next = await sandbox.makeOrder({ email: member.email, gsmNumber: member.gsmNumber })
  await openMethods({ order: next })
  await expect(page.getByRole('radio', { name: /0003/ })).toBeChecked()
})

test('a new card is not saved after a payment without the shopper’s consent (CARD-15~)', async ({
  member,
  sandbox,
  shopper,
  calls,
  isPaid,
  openFilled,
}) => {
  await openFilled()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ paymentCard: { registerConsumerCard: false } }])
  expect((await sandbox.memberOf(member.memberId))?.cards).toEqual([])
})
