import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { Receipt } from '../../src/screens/result/receipt'
import { ShopReturnStatus } from '../../src/screens/result/shop-return'
import { PAYMENT_RECORD } from '../machines/fixtures/payment-record'
import { ORDER } from '../machines/fixtures/shopper'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { ATTEMPTED } from '../support/attempted'
import { markupOf } from './support/markup-of'

const PARTS = ['Order amount', 'Paid from balance', 'Bonus points used', 'Paid by card']
const PART = { minor: 40_000, currency: 'TRY' }

it.each([
  [{}, ['Order amount']],
  [{ balanceUsed: PART }, ['Order amount', 'Paid from balance', 'Paid by card']],
  [{ bonusUsed: PART }, ['Order amount', 'Bonus points used', 'Paid by card']],
])('a receipt names the card’s part only beside another part: %j (RES-01~)', async (part, shown) => {
  const harness = await ways.result(beginning(checkoutMachine))
  const attempted = { ...ATTEMPTED, parts: { installment: 1, balanceUsed: undefined, bonusUsed: undefined, ...part } }
  await harness.ports.readRecord.answer({ ...PAYMENT_RECORD, attempted })
  const labels = (await markupOf(harness, Receipt)).matchAll(/<dt>([^<]*)<\/dt>/g)
  expect(Array.from(labels, ([, label = '']) => label).filter((label) => PARTS.includes(label))).toEqual(shown)
})

it.each([
  [ORDER.goBackUrl, 'We could not take you back to the shop'],
  [undefined, 'You can close this page'],
])('a failed return names a way that there is: with the link %s, %s (RES-03~)', async (goBackUrl, words) => {
  const harness = await ways.result(beginning(checkoutMachine, { order: { goBackUrl } }))
  const actor = harness.child('shopReturn')
  actor.send({ type: 'shopper.wentToShop' })
  await harness.ports.postToken.fail()
  expect(await markupOf(harness, () => <ShopReturnStatus actor={actor} />)).toContain(words)
})
