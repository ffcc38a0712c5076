import { expect } from 'vitest'
import { fromCallback } from 'xstate'
import type { Source } from '../../machines/support/port'
import type { protectedShoppingMachine } from '../../machines/after/protected-shopping/machine'
import { protectionDays } from '../../machines/after/protected-shopping/view'
import type { ProtectedOrder } from '../../machines/after/protected-shopping/rules'
import { holdClock } from './support/held-clock'
import { PROTECTED_ORDER, onDay } from './fixtures/protected-order'
import { run } from './support/run'
import type { Scenarios } from './support/scenario'

type Tick = { type: 'clock.ticked'; now: number }

type Machine = typeof protectedShoppingMachine

function begin(machine: Machine, order: ProtectedOrder = PROTECTED_ORDER, source?: Source<Tick>) {
  const clock = holdClock()
  const harness = run(machine.provide({ actors: { clock: source ?? clock.logic } }), order)
  const on = (text: string) => ({ on: onDay(text) })
  return {
    clock,
    days: () => protectionDays(harness.snapshot()),
    at: () => harness.snapshot().value.dispute,
    isBlocked: () => harness.snapshot().hasTag('amountBlocked'),
    dueBy: () => harness.snapshot().context.dueBy,
    /** Where the protection ended; undefined while it goes on. */
    end: () => (harness.snapshot().status === 'done' ? harness.snapshot().value.dispute : undefined),
    delivered: (text: string) => {
      harness.send({ type: 'seller.delivered', ...on(text) })
    },
    claims: (claim: 'nonDelivery' | 'defect', text: string) => {
      harness.send({ type: 'buyer.claimed', claim, ...on(text) })
    },
    seller: (did: 'accepted' | 'contested' | 'receivedReturn' | 'objected', text: string) => {
      harness.send({ type: `seller.${did}`, ...on(text) })
    },
    provider: (did: 'refunded' | 'released') => {
      harness.send({ type: `provider.${did}` })
    },
    /** Sets the clock to noon of a day in Istanbul. */
    passes: (text: string) => {
      clock.tick(Date.parse(`${text}T12:00:00+03:00`))
    },
  }
}

/** A claim for a delivered order, on the Monday before a four-day holiday that covers two business days and a half day. */
function claimed(machine: Machine) {
  const harness = begin(machine)
  harness.delivered('2026-05-22')
  harness.claims('defect', '2026-05-25')
  return harness
}

function returned(machine: Machine) {
  const harness = claimed(machine)
  harness.seller('accepted', '2026-05-26')
  harness.seller('receivedReturn', '2026-06-01')
  return harness
}

export const protectedShoppingScenarios: Scenarios<Machine> = {
  'a claim of non-delivery is accepted until the thirtieth day, and blocks the amount (AGR-03~)': (machine) => {
    const harness = begin(machine)
    expect(harness.days()).toEqual({ orderedOn: onDay('2026-05-20'), nonDeliveryBy: onDay('2026-06-19') })
    expect(harness.isBlocked()).toBe(false)
    harness.claims('nonDelivery', '2026-06-20')
    expect(harness.at()).toEqual({ covered: 'undelivered' })
    harness.claims('nonDelivery', '2026-06-19')
    expect(harness.at()).toEqual({ blocked: 'responding' })
    expect(harness.isBlocked()).toBe(true)
  },

  'a claim of a defect needs a delivery, and is accepted up to the third day after it (AGR-03~)': (machine) => {
    const harness = begin(machine)
    harness.claims('defect', '2026-05-21')
    expect(harness.at()).toEqual({ covered: 'undelivered' })
    harness.delivered('2026-05-22')
    harness.claims('nonDelivery', '2026-05-23')
    harness.claims('defect', '2026-05-26')
    expect(harness.at()).toEqual({ covered: 'delivered' })
    harness.claims('defect', '2026-05-25')
    expect(harness.at()).toEqual({ blocked: 'responding' })
  },

  'a late delivery can still be claimed to be defective (AGR-03~)': (machine) => {
    const harness = begin(machine)
    harness.delivered('2026-07-01')
    harness.claims('defect', '2026-07-04')
    expect(harness.isBlocked()).toBe(true)
  },

  'a protection without a claim is over once the third day after delivery has passed (AGR-03~)': (machine) => {
    const harness = begin(machine)
    harness.delivered('2026-05-22')
    harness.passes('2026-05-25')
    expect(harness.end()).toBeUndefined()
    harness.passes('2026-05-26')
    expect(harness.end()).toBe('unclaimed')
  },

  'a seller who accepts, gets the goods back and objects within three days can have the amount released (AGR-03~)': (
    machine,
  ) => {
    const harness = claimed(machine)
    // A half day counts as a business day, a holiday does not.
    expect(harness.dueBy()).toEqual(onDay('2026-06-02'))
    harness.seller('accepted', '2026-05-26')
    expect(harness.at()).toEqual({ blocked: 'returning' })
    expect(harness.dueBy()).toBeUndefined()
    harness.passes('2026-08-01')
    expect(harness.at()).toEqual({ blocked: 'returning' })
    harness.seller('receivedReturn', '2026-06-01')
    expect(harness.dueBy()).toEqual(onDay('2026-06-04'))
    harness.seller('objected', '2026-06-04')
    expect(harness.at()).toEqual({ blocked: 'deciding' })
    expect(harness.dueBy()).toEqual(onDay('2026-06-15'))
    expect(harness.isBlocked()).toBe(true)
    harness.provider('released')
    expect(harness.end()).toBe('released')
  },

  'a seller who is silent for three business days accepts, about the returned goods, too (AGR-03~)': (machine) => {
    const harness = claimed(machine)
    harness.passes('2026-06-02')
    expect(harness.at()).toEqual({ blocked: 'responding' })
    harness.passes('2026-06-03')
    expect(harness.at()).toEqual({ blocked: 'returning' })
    harness.seller('receivedReturn', '2026-06-08')
    harness.passes('2026-06-11')
    expect(harness.at()).toEqual({ blocked: 'inspecting' })
    harness.passes('2026-06-12')
    expect(harness.at()).toEqual({ blocked: 'deciding' })
    expect(harness.dueBy()).toEqual(onDay('2026-06-22'))
    harness.provider('refunded')
    expect(harness.end()).toBe('refunded')
  },

  'an undelivered order has no return: accepted or met with silence, its claim is decided (AGR-03~)': (machine) => {
    for (const isSilent of [false, true]) {
      const harness = begin(machine)
      harness.claims('nonDelivery', '2026-06-01')
      expect(harness.dueBy()).toEqual(onDay('2026-06-04'))
      if (isSilent) harness.passes('2026-06-05')
      else harness.seller('accepted', '2026-06-02')
      expect(harness.at()).toEqual({ blocked: 'deciding' })
      expect(harness.dueBy()).toEqual(onDay(isSilent ? '2026-06-15' : '2026-06-11'))
      harness.provider('refunded')
      expect(harness.end()).toBe('refunded')
    }
  },

  'a claim that the seller contests is decided within seven business days (AGR-03~)': (machine) => {
    const harness = claimed(machine)
    harness.seller('contested', '2026-06-01')
    expect(harness.at()).toEqual({ blocked: 'deciding' })
    expect(harness.dueBy()).toEqual(onDay('2026-06-10'))
    harness.passes('2026-08-01')
    expect(harness.at()).toEqual({ blocked: 'deciding' })
  },

  'a seller who answers a claim after the last day has accepted it, without a clock tick (AGR-03~)': (machine) => {
    const contested = claimed(machine)
    contested.seller('contested', '2026-06-03')
    expect(contested.at()).toEqual({ blocked: 'returning' })
    const punctual = claimed(machine)
    punctual.seller('contested', '2026-06-02')
    expect(punctual.at()).toEqual({ blocked: 'deciding' })
    for (const did of ['accepted', 'contested'] as const) {
      const undelivered = begin(machine)
      undelivered.claims('nonDelivery', '2026-06-01')
      undelivered.seller(did, '2026-06-08')
      expect([undelivered.at(), undelivered.dueBy()]).toEqual([{ blocked: 'deciding' }, onDay('2026-06-15')])
    }
  },

  'an objection to the goods after the last day gives the provider no more days (AGR-03~)': (machine) => {
    const harness = returned(machine)
    harness.seller('objected', '2026-06-05')
    expect([harness.at(), harness.dueBy()]).toEqual([{ blocked: 'deciding' }, onDay('2026-06-15')])
  },

  'no decision is made before the seller’s days are over (AGR-03~)': (machine) => {
    const harness = returned(machine)
    harness.provider('refunded')
    harness.provider('released')
    expect(harness.at()).toEqual({ blocked: 'inspecting' })
  },

  'silence decides nothing without a clock, and an answer still counts (AGR-03~)': (machine) => {
    const broken = fromCallback<Tick>(() => {
      throw new Error('broken on purpose')
    })
    const harness = begin(machine, PROTECTED_ORDER, broken)
    harness.claims('nonDelivery', '2026-06-01')
    expect(harness.at()).toEqual({ blocked: 'responding' })
    harness.seller('contested', '2026-06-02')
    harness.provider('released')
    expect(harness.end()).toBe('released')
  },

  'no claim is refused for an order of an unknown date (AGR-03~)': (machine) => {
    const harness = begin(machine, { ...PROTECTED_ORDER, orderedOn: undefined })
    expect(harness.days()).toEqual({ orderedOn: undefined, nonDeliveryBy: undefined })
    harness.claims('nonDelivery', '2027-01-01')
    expect(harness.isBlocked()).toBe(true)
  },
}
