import { CARDS } from '../support/shopper'
import { test } from './engine-test'

test.use({ wantedMember: { cards: [{ cardNumber: CARDS.approved }] } })

test('a saved card pays after an OTP and 3-D Secure in other engines, and the shop shows the order as paid (PLT-01~, PLT-02)', async ({
  order,
  shopper,
  isPaidOnce,
}) => {
  await shopper.logIn(order.checkoutUrl.tr)
  await shopper.tick(shopper.field('threeDS'))
  await shopper.agree()
  await shopper.press('pay')
  await shopper.see('[data-form="acs"]')
  const code = await shopper.until(
    'the bank has sent a code',
    () => document.querySelector('[data-acs-code]')?.getAttribute('data-acs-code') ?? undefined,
    null,
  )
  await shopper.typeIn('code', code ?? '')
  await shopper.click('[data-form="acs"] [data-action="verify"]')
  await shopper.seesPaid()
  await isPaidOnce()
})
