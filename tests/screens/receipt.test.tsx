import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Attempted } from '../../machines/payment/rules'
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
  const parts = { installment: 1, balanceUsed: undefined, bonusUsed: undefined, ...part }
  const attempted = { ...ATTEMPTED, sum: ATTEMPTED.price, parts }
  await harness.ports.readRecord.answer({ ...PAYMENT_RECORD, attempted })
  const labels = (await markupOf(harness, Receipt)).matchAll(/<dt>([^<]*)<\/dt>/g)
  expect(Array.from(labels, ([, label = '']) => label).filter((label) => PARTS.includes(label))).toEqual(shown)
})

it.each<[Partial<Attempted>, string]>([
  [{ method: 'balance' }, 'Balance'],
  [{ method: 'shopping-credit' }, 'Shopping credit'],
  [{ method: 'bank-transfer' }, 'Bank transfer'],
  [{ choice: 'newCard' }, 'Card'],
  [{ choice: 'card-1' }, 'Saved card'],
  [{ choice: 'card-1', parts: { installment: 1, balanceUsed: PART, bonusUsed: undefined } }, 'Balance and card'],
])('a receipt names what was paid with: %j is %s (RES-01~)', async (paidWith, name) => {
  const harness = await ways.result(beginning(checkoutMachine))
  await harness.ports.readRecord.answer({ ...PAYMENT_RECORD, attempted: { ...ATTEMPTED, ...paidWith } })
  expect(await markupOf(harness, Receipt)).toMatch(new RegExp(`<dt>Payment method</dt><dd[^>]*>${name}<`))
})

it.each([
  [1, false],
  [2, true],
])('a receipt names the installments of more than a single payment: %i %s (RES-01~)', async (installment, isNamed) => {
  const harness = await ways.result(beginning(checkoutMachine))
  const parts = { installment, balanceUsed: undefined, bonusUsed: undefined }
  await harness.ports.readRecord.answer({ ...PAYMENT_RECORD, attempted: { ...ATTEMPTED, parts } })
  expect((await markupOf(harness, Receipt)).includes('<dt>Installments</dt>')).toBe(isNamed)
})

it.each([
  [-1, 'TRY'],
  [0, 'TRY'],
  [1, 'TRY'],
  [0, 'EUR'],
])(
  'a receipt explains the amount that the provider names by its parts only where they add up to it: %s %s (PAY-12~, BEST-08~)',
  async (difference, currency) => {
    const harness = await ways.result(beginning(checkoutMachine))
    const paid = harness.snapshot().context.receipt?.paid
    const sum = { minor: (paid?.minor ?? 0) + difference, currency }
    const parts = { installment: 3, balanceUsed: undefined, bonusUsed: PART }
    await harness.ports.readRecord.answer({
      ...PAYMENT_RECORD,
      attempted: { ...ATTEMPTED, price: { ...sum, minor: 200_000 }, sum, parts },
    })
    const markup = await markupOf(harness, Receipt)
    expect(markup).toContain('2,480')
    expect([...PARTS, 'Installment fee'].filter((part) => markup.includes(part)).length > 0).toBe(
      difference === 0 && currency === paid?.currency,
    )
  },
)

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
