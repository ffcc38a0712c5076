import { expect } from 'vitest'
import type { ResultExtrasInput, resultExtrasMachine } from '../../machines/after/result-extras/machine'
import type { PaymentRecord, permitMessages, readRecord } from '../../machines/after/result-extras/ports'
import { permissionView, recordView } from '../../machines/after/result-extras/view'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { lazyMachine } from '../../machines/support/port'
import { protectedShoppingMachine } from '../../machines/after/protected-shopping/machine'
import { protectionDays } from '../../machines/after/protected-shopping/view'
import { hold } from './support/held-port'
import { PAYMENT_RECORD } from './fixtures/payment-record'
import { onDay } from './fixtures/protected-order'
import { run } from './support/run'
import { TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

type Machine = typeof resultExtrasMachine

function begin(machine: Machine, input: Partial<ResultExtrasInput> = {}, shopping = protectedShoppingMachine) {
  const record = hold<typeof readRecord>()
  const permission = hold<typeof permitMessages>()
  const actors = { readRecord: record.logic, permitMessages: permission.logic, protectedShopping: shopping }
  const harness = run(machine.provide({ actors }), { isMember: true, begunAt: undefined, ...input })
  const child = () => harness.snapshot().children.protectedShopping
  return {
    ...harness,
    record,
    permission,
    told: () => recordView(harness.snapshot()),
    days() {
      const snapshot = child()?.getSnapshot()
      return snapshot && protectionDays(snapshot)
    },
    child,
    asks: () => permissionView(harness.snapshot()),
    at: () => harness.snapshot().value.record,
  }
}

const price = PAYMENT_RECORD.attempted?.price ?? { minor: 0, currency: 'TRY' }
const lira = (minor: number) => ({ minor, currency: price.currency })

const mixed: PaymentRecord = {
  ...PAYMENT_RECORD,
  isProtected: false,
  attempted: {
    method: 'credit-card',
    price,
    sum: lira(price.minor + 5_000),
    choice: 'card-1',
    parts: { installment: 3, balanceUsed: lira(40_000), bonusUsed: lira(2_500) },
  },
}

export const resultExtrasScenarios: Scenarios<Machine> = {
  'a protected order gets its protection days, counted from its payment order (AGR-03~, AGR-02~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.days()).toBeUndefined()
    expect(harness.record.asked).toHaveLength(1)
    await harness.record.answer(PAYMENT_RECORD)
    expect(harness.days()).toEqual({ orderedOn: onDay('2025-11-21'), nonDeliveryBy: onDay('2025-12-21') })
    // Friday, half an hour after closing, so it is received on Monday.
    expect(harness.told()).toMatchObject({ orderedAt: PAYMENT_RECORD.orderedAt, receivedOn: onDay('2025-11-24') })
  },

  'an unprotected order has no protection days, and one of an unknown time no dates (AGR-03~)': async (machine) => {
    const plain = begin(machine)
    await plain.record.answer({ ...PAYMENT_RECORD, isProtected: false })
    expect(plain.days()).toBeUndefined()
    expect(plain.at()).toBe('plain')
    const timeless = begin(machine)
    await timeless.record.answer({ ...PAYMENT_RECORD, orderedAt: undefined, attempted: undefined })
    expect(timeless.days()).toEqual({ orderedOn: undefined, nonDeliveryBy: undefined })
    expect(timeless.told()).toMatchObject({
      method: undefined,
      breakdown: undefined,
      installment: 1,
      orderedAt: undefined,
      receivedOn: undefined,
    })
  },

  'a protection that is over, or fails to load, has no days to come (AGR-03~)': async (machine) => {
    const over = begin(machine)
    await over.record.answer(PAYMENT_RECORD)
    over.child()?.send({ type: 'buyer.claimed', claim: 'nonDelivery', on: onDay('2025-11-25') })
    over.child()?.send({ type: 'seller.contested', on: onDay('2025-11-25') })
    over.child()?.send({ type: 'provider.refunded' })
    expect(over.at()).toBe('plain')
    const broken = begin(machine, {}, lazyMachine<typeof protectedShoppingMachine>('protectedShopping'))
    await broken.record.answer(PAYMENT_RECORD)
    expect(broken.at()).toBe('plain')
    expect(broken.told().method).toBe('credit-card')
  },

  'a transfer counts as ordered when its code was issued (AGR-02~)': async (machine) => {
    const begunAt = Date.parse('2026-05-26T13:30:00+03:00')
    const harness = begin(machine, { begunAt })
    await harness.record.answer(PAYMENT_RECORD)
    // A half day, after one o'clock, before a holiday and a weekend.
    expect(harness.told()).toMatchObject({ orderedAt: begunAt, receivedOn: onDay('2026-06-01') })
    expect(harness.days()?.orderedOn).toEqual(onDay('2026-05-26'))
    // The periods of a dispute are counted in the same calendar.
    expect(harness.child()?.getSnapshot().context.calendar).toBe(PAYMENT_RECORD.calendar)
  },

  'the receipt adds up: balance, bonus and card are the total, with installment fees (RES-01~)': async (machine) => {
    const harness = begin(machine)
    await harness.record.answer(mixed)
    const { breakdown, installment, method } = harness.told()
    expect([method, installment]).toEqual(['credit-card', 3])
    expect(breakdown).toMatchObject({
      price,
      installmentCost: lira(5_000),
      balanceUsed: lira(40_000),
      bonusUsed: lira(2_500),
      cardPart: lira(price.minor + 5_000 - 42_500),
    })
    const whole = begin(machine)
    const balance = { method: 'balance', price, sum: price, choice: undefined } as const
    await whole.record.answer({ ...mixed, attempted: balance })
    expect(whole.told().breakdown).toMatchObject({ balanceUsed: price, cardPart: lira(0) })
  },

  'a record that fails to load leaves the result as it is (RES-01~)': async (machine) => {
    const harness = begin(machine)
    await harness.record.fail()
    expect(harness.at()).toBe('recordFailed')
    expect(harness.told().method).toBeUndefined()
    expect(harness.asks().permission).toBe('offered')
  },

  'a member is offered the permission for messages, which is granted from its modal (RES-05~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.asks()).toEqual({ permission: 'offered', isBusy: false, problem: undefined })
    harness.send({ type: 'shopper.openedPermission' })
    expect(harness.asks().permission).toBe('asking')
    expect(harness.permission.asked).toHaveLength(0)
    harness.send({ type: 'shopper.permitted' })
    expect(harness.asks()).toMatchObject({ permission: 'asking', isBusy: true })
    await harness.permission.answer({ kind: 'permitted' })
    expect(harness.asks()).toMatchObject({ permission: 'permitted', isBusy: false })
    expect(harness.permission.asked).toHaveLength(1)
  },

  'a shopper who closes the modal has permitted nothing, and may open it again (RES-05~)': (machine) => {
    const harness = begin(machine)
    harness.send({ type: 'shopper.openedPermission' })
    harness.send({ type: 'shopper.steppedBack' })
    expect(harness.asks().permission).toBe('offered')
    expect(harness.permission.asked).toHaveLength(0)
    harness.send({ type: 'shopper.openedPermission' })
    expect(harness.asks().permission).toBe('asking')
  },

  'a permission that fails to be granted shows the reason in the modal, and can be tried again (RES-05~)': async (
    machine,
  ) => {
    const harness = begin(machine)
    harness.send({ type: 'shopper.openedPermission' })
    harness.send({ type: 'shopper.permitted' })
    await harness.permission.answer({ kind: 'refused', refusal: TIMED_OUT })
    const problem = { text: TIMED_OUT.message, key: 'errors.generic' }
    expect(harness.asks()).toEqual({ permission: 'asking', isBusy: false, problem })
    harness.send({ type: 'shopper.permitted' })
    expect(harness.asks().problem).toBeUndefined()
    await harness.permission.fail()
    expect(harness.asks()).toEqual({ permission: 'asking', isBusy: false, problem: GENERIC_PROBLEM })
    harness.send({ type: 'shopper.steppedBack' })
    expect(harness.asks()).toEqual({ permission: 'offered', isBusy: false, problem: undefined })
  },

  'a guest has no permission to give (RES-05~)': (machine) => {
    const harness = begin(machine, { isMember: false })
    harness.send({ type: 'shopper.openedPermission' })
    expect(harness.asks().permission).toBe('withheld')
  },
}
