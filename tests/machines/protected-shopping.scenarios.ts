import { expect } from 'vitest'
import { fromCallback } from 'xstate'
import type { Source } from '../../machines/support/port'
import type { protectedShoppingMachine } from '../../machines/after/protected-shopping/machine'
import { protectionDays } from '../../machines/after/protected-shopping/view'
import type { ProtectedOrder } from '../../machines/after/protected-shopping/rules'
import { holdClock } from './support/held-clock'
import { PROTECTED_ORDER, onDay } from './support/protected-order'
import { run } from './support/run'
import type { Told } from './support/tell'

type Tick = { type: 'clock.ticked'; now: number }

type Machine = typeof protectedShoppingMachine

function begin(machine: Machine, order: ProtectedOrder = PROTECTED_ORDER, source?: Source<Tick>) {
  const clock = holdClock()
  const story = run(machine.provide({ actors: { clock: source ?? clock.logic } }), order)
  const on = (text: string) => ({ on: onDay(text) })
  return {
    clock,
    days: () => protectionDays(story.snapshot()),
    at: () => story.snapshot().value.dispute,
    isBlocked: () => story.snapshot().hasTag('amountBlocked'),
    dueBy: () => story.snapshot().context.dueBy,
    end: () => story.snapshot().output,
    delivered: (text: string) => {
      story.send({ type: 'seller.delivered', ...on(text) })
    },
    claims: (claim: 'nonDelivery' | 'defect', text: string) => {
      story.send({ type: 'buyer.claimed', claim, ...on(text) })
    },
    seller: (did: 'accepted' | 'contested' | 'receivedReturn' | 'objected', text: string) => {
      story.send({ type: `seller.${did}`, ...on(text) })
    },
    provider: (did: 'refunded' | 'released') => {
      story.send({ type: `provider.${did}` })
    },
    /** It is noon of a day at the banks. */
    passes: (text: string) => {
      clock.tick(Date.parse(`${text}T12:00:00+03:00`))
    },
  }
}

/** A claim of a delivered order, on the Monday before a holiday of four days that takes two business days and a half one. */
function claimed(machine: Machine) {
  const story = begin(machine)
  story.delivered('2026-05-22')
  story.claims('defect', '2026-05-25')
  return story
}

function returned(machine: Machine) {
  const story = claimed(machine)
  story.seller('accepted', '2026-05-26')
  story.seller('receivedReturn', '2026-06-01')
  return story
}

export const protectedShoppingTold: Told<Machine> = {
  'nothing delivered: a claim is taken up to the thirtieth day after the order, and blocks the amount (AGR-03~)': (
    machine,
  ) => {
    const story = begin(machine)
    expect(story.days()).toEqual({ orderedOn: onDay('2026-05-20'), nonDeliveryBy: onDay('2026-06-19') })
    expect(story.isBlocked()).toBe(false)
    story.claims('nonDelivery', '2026-06-20')
    expect(story.at()).toEqual({ covered: 'undelivered' })
    story.claims('nonDelivery', '2026-06-19')
    expect(story.at()).toEqual({ blocked: 'responding' })
    expect(story.isBlocked()).toBe(true)
  },

  'a claim of a defect needs a delivery, and is taken up to the third day after it (AGR-03~)': (machine) => {
    const story = begin(machine)
    story.claims('defect', '2026-05-21')
    expect(story.at()).toEqual({ covered: 'undelivered' })
    story.delivered('2026-05-22')
    story.claims('nonDelivery', '2026-05-23')
    story.claims('defect', '2026-05-26')
    expect(story.at()).toEqual({ covered: 'delivered' })
    story.claims('defect', '2026-05-25')
    expect(story.at()).toEqual({ blocked: 'responding' })
  },

  'delivered late, an order can be claimed to be defective all the same (AGR-03~)': (machine) => {
    const story = begin(machine)
    story.delivered('2026-07-01')
    story.claims('defect', '2026-07-04')
    expect(story.isBlocked()).toBe(true)
  },

  'unclaimed until the third day after delivery has passed, it is over (AGR-03~)': (machine) => {
    const story = begin(machine)
    story.delivered('2026-05-22')
    story.passes('2026-05-25')
    expect(story.end()).toBeUndefined()
    story.passes('2026-05-26')
    expect(story.end()).toEqual({ kind: 'unclaimed' })
  },

  'the seller accepts, has the goods back, objects within three business days, and is decided for (AGR-03~)': (
    machine,
  ) => {
    const story = claimed(machine)
    // A half day counts, and the holiday does not.
    expect(story.dueBy()).toEqual(onDay('2026-06-02'))
    story.seller('accepted', '2026-05-26')
    expect(story.at()).toEqual({ blocked: 'returning' })
    expect(story.dueBy()).toBeUndefined()
    story.passes('2026-08-01')
    expect(story.at()).toEqual({ blocked: 'returning' })
    story.seller('receivedReturn', '2026-06-01')
    expect(story.dueBy()).toEqual(onDay('2026-06-04'))
    story.seller('objected', '2026-06-04')
    expect(story.at()).toEqual({ blocked: 'deciding' })
    expect(story.dueBy()).toEqual(onDay('2026-06-15'))
    expect(story.isBlocked()).toBe(true)
    story.provider('released')
    expect(story.end()).toEqual({ kind: 'released' })
  },

  'the seller is silent for three business days, which accepts; and is silent about the goods, too (AGR-03~)': (
    machine,
  ) => {
    const story = claimed(machine)
    story.passes('2026-06-02')
    expect(story.at()).toEqual({ blocked: 'responding' })
    story.passes('2026-06-03')
    expect(story.at()).toEqual({ blocked: 'returning' })
    story.seller('receivedReturn', '2026-06-08')
    story.passes('2026-06-11')
    expect(story.at()).toEqual({ blocked: 'inspecting' })
    story.passes('2026-06-12')
    expect(story.at()).toEqual({ blocked: 'deciding' })
    expect(story.dueBy()).toEqual(onDay('2026-06-22'))
    story.provider('refunded')
    expect(story.end()).toEqual({ kind: 'refunded' })
  },

  'what was never delivered is not sent back: accepted or met with silence, it is decided (AGR-03~)': (machine) => {
    for (const isSilent of [false, true]) {
      const story = begin(machine)
      story.claims('nonDelivery', '2026-06-01')
      expect(story.dueBy()).toEqual(onDay('2026-06-04'))
      if (isSilent) story.passes('2026-06-05')
      else story.seller('accepted', '2026-06-02')
      expect(story.at()).toEqual({ blocked: 'deciding' })
      expect(story.dueBy()).toEqual(onDay(isSilent ? '2026-06-15' : '2026-06-11'))
      story.provider('refunded')
      expect(story.end()).toEqual({ kind: 'refunded' })
    }
  },

  'a claim that the seller contests is decided within seven business days (AGR-03~)': (machine) => {
    const story = claimed(machine)
    story.seller('contested', '2026-06-01')
    expect(story.at()).toEqual({ blocked: 'deciding' })
    expect(story.dueBy()).toEqual(onDay('2026-06-10'))
    story.passes('2026-08-01')
    expect(story.at()).toEqual({ blocked: 'deciding' })
  },

  'nobody decides before the seller has had the days (AGR-03~)': (machine) => {
    const story = returned(machine)
    story.provider('refunded')
    story.provider('released')
    expect(story.at()).toEqual({ blocked: 'inspecting' })
  },

  'without a clock nobody’s silence is taken for a word, and what is said counts all the same (AGR-03~)': (machine) => {
    const broken = fromCallback<Tick>(() => {
      throw new Error('broken on purpose')
    })
    const story = begin(machine, PROTECTED_ORDER, broken)
    story.claims('nonDelivery', '2026-06-01')
    expect(story.at()).toEqual({ blocked: 'responding' })
    story.seller('contested', '2026-06-02')
    story.provider('released')
    expect(story.end()).toEqual({ kind: 'released' })
  },

  'of an order of an unknown day no claim is refused (AGR-03~)': (machine) => {
    const story = begin(machine, { ...PROTECTED_ORDER, orderedOn: undefined })
    expect(story.days()).toEqual({ orderedOn: undefined, nonDeliveryBy: undefined })
    story.claims('nonDelivery', '2027-01-01')
    expect(story.isBlocked()).toBe(true)
  },
}
