import { expect } from 'vitest'
import type { askBalance } from '../../machines/payment/ports'
import type { refundMachine } from '../../machines/into-balance/refund/machine'
import type { claimRefund } from '../../machines/into-balance/refund/ports'
import { refundView } from '../../machines/into-balance/refund/view'
import { CLAIMED } from './fixtures/into-balance-answers'
import { hold } from './support/held-port'
import { run } from './support/run'
import { NOT_CHARGED, ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

const { price } = ORDER
const CLAIMED_BEFORE = { ...CLAIMED, decided: undefined }

function begin(machine: typeof refundMachine, network: 'online' | 'offline' = 'online', amount = price) {
  const claims = hold<typeof claimRefund>()
  const funds = hold<typeof askBalance>()
  const logic = machine.provide({ actors: { claimRefund: claims.logic, askBalance: funds.logic } })
  const harness = run(logic, { price: amount, problem: undefined, network, tried: undefined })
  return {
    ...harness,
    claims,
    funds,
    view: () => refundView(harness.snapshot()),
    claim() {
      harness.send({ type: 'shopper.claimed' })
    },
    output: () => harness.snapshot().output,
  }
}

export const refundScenarios: Scenarios<typeof refundMachine> = {
  'a refund is offered with the balance before and after it (REF-01~)': async (machine) => {
    const { funds, view } = begin(machine)
    expect(view()).toMatchObject({ kind: 'offered', amount: price, balance: undefined, after: undefined })
    await funds.answer({ kind: 'known', balance: { minor: 64_025, currency: 'TRY' } })
    expect(view()).toMatchObject({ balance: { minor: 64_025 }, after: { minor: 64_025 + price.minor } })
  },

  'an unknown balance leaves the refund claimable (REF-01~)': async (machine) => {
    const { funds, view, claim } = begin(machine)
    await funds.answer({ kind: 'unknown' })
    expect(view()).toMatchObject({ kind: 'offered', balance: undefined })
    claim()
    expect(view()).toMatchObject({ kind: 'claiming' })
    const broken = begin(machine)
    await broken.funds.fail()
    broken.claim()
    expect(broken.view()).toMatchObject({ kind: 'claiming', balance: undefined })
  },

  'a balance in another currency is not shown beside the refund (REF-01~)': async (machine) => {
    const { funds, view } = begin(machine)
    await funds.answer({ kind: 'known', balance: { minor: 64_025, currency: 'EUR' } })
    expect(view()).toMatchObject({ balance: undefined, after: undefined })
    const inEuro = begin(machine, 'online', { minor: 1_000, currency: 'EUR' })
    expect(inEuro.funds.asked).toEqual([{ currency: 'EUR' }])
    await inEuro.funds.answer({ kind: 'known', balance: { minor: 64_025, currency: 'EUR' } })
    expect(inEuro.view()).toMatchObject({ after: { minor: 65_025, currency: 'EUR' } })
  },

  'a refund is claimed once, however often it is pressed (REF-01~)': async (machine) => {
    const { claims, claim, output, snapshot } = begin(machine)
    claim()
    claim()
    expect(snapshot().hasTag('paymentInFlight')).toBe(true)
    expect(claims.asked).toEqual([{ price }])
    await claims.answer({ kind: 'claimed', receipt: CLAIMED })
    expect(output()).toEqual({ kind: 'paid', receipt: CLAIMED })
  },

  'a second claim of a refund ends with the receipt of the first (REF-02~)': async (machine) => {
    const { claims, claim, output } = begin(machine)
    claim()
    await claims.answer({ kind: 'alreadyClaimed', receipt: CLAIMED_BEFORE })
    expect(output()).toEqual({ kind: 'paid', receipt: CLAIMED_BEFORE })
  },

  'a refund that can’t be transferred says so, and can be tried again (REF-02~)': async (machine) => {
    const { claims, claim, view, send } = begin(machine)
    claim()
    await claims.answer({ kind: 'untransferable', problem: NOT_CHARGED })
    expect(view()).toMatchObject({ kind: 'untransferable', problem: NOT_CHARGED })
    send({ type: 'shopper.claimed' })
    expect(claims.asked).toHaveLength(1)
    send({ type: 'shopper.retried' })
    expect(view()).toMatchObject({ kind: 'offered', problem: undefined })
  },

  'a refused claim leads back to the offer with its reason, until the next attempt (REF-02~)': async (machine) => {
    const { claims, claim, view, send } = begin(machine)
    claim()
    await claims.answer({ kind: 'refused', problem: NOT_CHARGED })
    send({ type: 'network.changed', is: 'online' })
    expect(view()).toMatchObject({ kind: 'offered', problem: NOT_CHARGED })
    claim()
    expect(view()).toMatchObject({ kind: 'claiming', problem: undefined })
  },

  'a claim whose answer was lost ends as unknown, and is not repeated here (REF-02~)': async (machine) => {
    const { claims, claim, output } = begin(machine)
    claim()
    await claims.answer({ kind: 'unknown' })
    const attempted = { method: 'refund', price, sum: price, choice: undefined }
    expect(output()).toEqual({ kind: 'unknown', attempted, price, isAtBank: false })
  },

  'a claim that fails ends as unknown, since it may have been sent (REF-02~)': async (machine) => {
    const { claims, claim, output } = begin(machine)
    claim()
    await claims.fail()
    expect(output()).toMatchObject({ kind: 'unknown' })
  },

  'no refund is claimed without a connection, and the page says so only as long (BEST-05~)': (machine) => {
    const { claims, claim, view, send } = begin(machine, 'offline')
    claim()
    expect(view()).toMatchObject({ kind: 'offered', problem: { key: 'errors.connection' } })
    expect(claims.asked).toEqual([])
    send({ type: 'network.changed', is: 'offline' })
    expect(view()).toMatchObject({ problem: { key: 'errors.connection' } })
    send({ type: 'network.changed', is: 'slow' })
    expect(view()).toMatchObject({ kind: 'offered', problem: undefined })
    claim()
    expect(claims.asked).toHaveLength(1)
  },
}
