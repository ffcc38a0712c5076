import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { ownProblem } from '../../machines/entities/problem'
import { NewPriceText } from '../../src/screens/pay/danger/danger'
import { ExitText } from '../../src/shell/exit-modal'
import { OTHER_PRICE } from '../machines/fixtures/funds'
import { ORDER_WITH_TIME } from '../machines/fixtures/shopper'
import { beginCheckout } from '../machines/support/checkout-harness'
import { ATTEMPTED } from '../support/attempted'
import { markupOf } from './support/markup-of'

const STARTED = { kind: 'started', order: ORDER_WITH_TIME, attempted: ATTEMPTED } as const
const BANK_SILENT = { ...STARTED, refused: ownProblem('errors.bankSession') }
const UNRESOLVED = { ...STARTED, refused: undefined, isUnresolved: true } as const
const UNKNOWN = 'We do not know yet whether you have been charged. Check your order before you pay again.'

const NewPrice = () => <NewPriceText from={ORDER_WITH_TIME.price} to={OTHER_PRICE} />

it('the exit modal says "not completed" only of a payment whose outcome is known (SHELL-10~, PAY-14~)', async () => {
  for (const answer of [BANK_SILENT, UNRESOLVED]) {
    const harness = beginCheckout(checkoutMachine)
    await harness.ports.startOrder.answer(answer)
    const markup = await markupOf(harness, ExitText)
    expect(markup).toContain(UNKNOWN)
    expect(markup).not.toContain('not been completed')
  }
})

it('the exit modal of a request says "not finished" only if its outcome is known (SHELL-10~, GWY-10~)', async () => {
  for (const isKnown of [true, false]) {
    const harness = beginCheckout(checkoutMachine, { input: { flow: 'refund' } })
    await harness.ports.startOrder.answer(
      isKnown ? { ...STARTED, attempted: undefined, refused: undefined } : UNRESOLVED,
    )
    const markup = await markupOf(harness, ExitText)
    expect(markup.includes('You have not finished yet.')).toBe(isKnown)
    expect(markup.includes('The money may already have been transferred.')).toBe(!isKnown)
  }
})

it('the modal about a new price does not repeat its title in its text (SHELL-15~, BEST-08~)', async () => {
  const harness = beginCheckout(checkoutMachine)
  await harness.ports.startOrder.answer(BANK_SILENT)
  const markup = await markupOf(harness, NewPrice)
  expect(markup).toContain('The new amount is')
  expect(markup).toContain(UNKNOWN)
  expect(markup).not.toContain('has changed')
})
