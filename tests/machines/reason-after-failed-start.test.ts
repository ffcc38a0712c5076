import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { ownProblem } from '../../machines/entities/problem'
import { ATTEMPTED } from '../support/attempted'
import { beginCheckout } from './support/checkout-harness'

it('a bank’s reason is shown although the order could not be read when the shopper came back (CARD-13~, PAY-06~)', async () => {
  const problem = ownProblem('declines.overLimit')
  const harness = beginCheckout(checkoutMachine)
  await harness.ports.startOrder.answer({ kind: 'unsettled', order: undefined, attempted: ATTEMPTED, isAtBank: false })
  expect(harness.state()).toBe('reconciling')
  await harness.ports.askOutcome.answer({ kind: 'notCharged', problem })
  expect(harness.state()).toBe('arriving.starting')
  await harness.start()
  harness.type()
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.verify()
  await harness.open()
  await harness.openWallet()
  const { problem: shown, chosen } = harness.child('payment').getSnapshot().context
  expect([shown, chosen]).toEqual([problem, ATTEMPTED.method])
})
