import { expect } from '@playwright/test'
import { test as base } from './support/card-test'
import { setWaits } from './support/changed-page'
import { CARDS } from './support/shopper'

const test = base.extend({
  member: async ({ sandbox }, use) => {
    await use(await sandbox.makeMember({ cards: [{ cardNumber: CARDS.approved, lastPaidCard: true }] }))
  },

  order: async ({ sandbox, member: { email, gsmNumber } }, use) => {
    await use(await sandbox.makeOrder({ email, gsmNumber, init: { bkmEnabled: true } }))
  },
})

test('an order is paid by BKM Express without card fields, and the cards stay one press away (CARD-09~)', async ({
  page,
  shopper,
  calls,
  payButton,
  isPaid,
  openMethods,
}) => {
  await setWaits(page, { threeDSPause: 600_000 })
  await openMethods()
  await shopper.press('pay-with-bkm')
  await expect(shopper.field('bkm')).toBeFocused()
  for (const field of ['selectedCard', 'cardNumber', 'selectedInstallment', 'bonus', 'threeDS']) {
    await expect(shopper.field(field)).toHaveCount(0)
  }
  await shopper.press('pay-with-new-card')
  await expect(shopper.field('cardNumber')).toBeFocused()
  await shopper.press('pay-with-bkm')
  await shopper.press('pay-with-saved-card')
  await expect(page.getByRole('radio', { name: /0003/ })).toBeChecked()
  await shopper.press('pay-with-bkm')
  await shopper.agree()
  await expect(payButton).toContainText('₺2.480,00')
  await shopper.press('pay')
  await page.locator('main [data-redirect="bkm"]').waitFor()
  await shopper.press('continue')
  await page.locator('[data-form="bkm"] [data-action="approve"]').click()
  await isPaid()
  expect(await calls.tries()).toEqual(['bkm'])
})

test('a payment cancelled at BKM Express leads back to the methods with the reason, and a card pays (BEST-02~, CARD-13~)', async ({
  page,
  shopper,
  calls,
  isPaid,
  openMethods,
}) => {
  await openMethods()
  await shopper.press('pay-with-bkm')
  await shopper.agree()
  await shopper.press('pay')
  await page.locator('[data-form="bkm"] [data-action="cancel"]').click()
  await shopper.sees('pay')
  await expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await expect(shopper.field('agreement')).toBeChecked()
  // The attempted saved card is still selected; its list is one press away.
  await shopper.press('pay-with-saved-card')
  await expect(page.getByRole('radio', { name: /0003/ })).toBeChecked()
  await shopper.press('pay')
  await isPaid()
  expect(await calls.tries()).toEqual(['bkm', 'auth'])
})
