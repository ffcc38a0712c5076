import { getSimplePaths } from '@xstate/graph'
import { type SnapshotFrom, transition } from 'xstate'
import { bankDay } from '../../../machines/entities/bank-day'
import { isoDay } from '../../../machines/entities/business-calendar'
import type { CalendarDay } from '../../../machines/entities/instant'
import {
  type ProtectedShoppingEvent,
  protectedShoppingMachine,
} from '../../../machines/after/protected-shopping/machine'
import { CALENDAR } from '../../../sandbox/kernel/calendar'
import { EVENTS } from '../fixtures/events'
import { PROTECTED_ORDER, onDay } from '../fixtures/protected-order'

/** A dispute's state, as the specification describes it. */
interface Dispute {
  readonly stage:
    'covered' | 'responding' | 'returning' | 'inspecting' | 'deciding' | 'unclaimed' | 'refunded' | 'released'
  readonly deliveredOn: string | undefined
  readonly claim: string | undefined
  readonly dueBy: string | undefined
}

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const isOpen = (day: string) =>
  ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) && !CALENDAR.holidays.includes(day)

/** Counted with the provider's own list of holidays. */
function businessDays(from: string, count: number): string {
  const next = later(from, 1)
  return count === 0 ? from : businessDays(next, isOpen(next) ? count - 1 : count)
}

const dayOf = (day: CalendarDay) => isoDay(day)
const ORDERED_ON = '2026-05-20'

const decidedFrom = (dispute: Dispute, day: string): Dispute => ({
  ...dispute,
  stage: 'deciding',
  dueBy: businessDays(day, 7),
})

/** What follows when the seller accepts, or does not respond. */
const accepted = (dispute: Dispute, day: string): Dispute =>
  dispute.claim === 'defect' ? { ...dispute, stage: 'returning', dueBy: undefined } : decidedFrom(dispute, day)

function claimed(dispute: Dispute, claim: 'nonDelivery' | 'defect', on: string): Dispute {
  const { deliveredOn } = dispute
  const until = claim === 'nonDelivery' ? later(ORDERED_ON, 30) : deliveredOn && later(deliveredOn, 3)
  const isFitting = (claim === 'defect') === (deliveredOn !== undefined)
  const isInTime = isFitting && until !== undefined && on <= until
  return isInTime ? { ...dispute, stage: 'responding', claim, dueBy: businessDays(on, 3) } : dispute
}

function ticked(dispute: Dispute, today: string): Dispute {
  const { stage, deliveredOn, dueBy } = dispute
  if (stage === 'covered')
    return deliveredOn !== undefined && today > later(deliveredOn, 3) ? { ...dispute, stage: 'unclaimed' } : dispute
  if (dueBy === undefined || today <= dueBy) return dispute
  if (stage === 'responding') return accepted(dispute, dueBy)
  return stage === 'inspecting' ? decidedFrom(dispute, dueBy) : dispute
}

const isOnTime = ({ dueBy }: Dispute, on: string) => dueBy === undefined || on <= dueBy

/** A model of the specification, written independently of the chart. */
function afterIt(dispute: Dispute, event: ProtectedShoppingEvent): Dispute {
  const { stage } = dispute
  if (event.type === 'clock.ticked') return ticked(dispute, dayOf(bankDay(event.now)))
  if (event.type === 'provider.refunded') return stage === 'deciding' ? { ...dispute, stage: 'refunded' } : dispute
  if (event.type === 'provider.released') return stage === 'deciding' ? { ...dispute, stage: 'released' } : dispute
  const on = dayOf(event.on)
  if (event.type === 'buyer.claimed') return stage === 'covered' ? claimed(dispute, event.claim, on) : dispute
  if (event.type === 'seller.delivered')
    return stage === 'covered' && dispute.deliveredOn === undefined ? { ...dispute, deliveredOn: on } : dispute
  const counts = isOnTime(dispute, on) ? on : (dispute.dueBy ?? on)
  if (event.type === 'seller.accepted') return stage === 'responding' ? accepted(dispute, counts) : dispute
  if (event.type === 'seller.contested' && stage === 'responding')
    return counts === on ? decidedFrom(dispute, on) : accepted(dispute, counts)
  if (event.type === 'seller.contested') return dispute
  if (event.type === 'seller.receivedReturn')
    return stage === 'returning' ? { ...dispute, stage: 'inspecting', dueBy: businessDays(on, 3) } : dispute
  return stage === 'inspecting' ? decidedFrom(dispute, counts) : dispute
}

const BLOCKED: readonly Dispute['stage'][] = ['responding', 'returning', 'inspecting', 'deciding']

/** The last day on which something can still happen: a claim, or what a party owes. */
function lastDayOf({ stage, deliveredOn, dueBy }: Dispute): string | undefined {
  if (stage !== 'covered') return dueBy
  return deliveredOn === undefined ? later(ORDERED_ON, 30) : later(deliveredOn, 3)
}

const EVERY: readonly ProtectedShoppingEvent[] = Object.values(EVENTS.protectedShopping).flat()

/** Every event on this day; clock ticks at its first and at its last second. */
const allOn = (day: string): readonly ProtectedShoppingEvent[] =>
  EVERY.flatMap((event): readonly ProtectedShoppingEvent[] => {
    if (event.type === 'clock.ticked')
      return ['00:00:00', '23:59:59'].map((time) => ({ ...event, now: Date.parse(`${day}T${time}+03:00`) }))
    return ['on' in event ? { ...event, on: onDay(day) } : event]
  })

type Snapshot = SnapshotFrom<typeof protectedShoppingMachine>

/** How the chart differs from the specification; undefined if it does not. */
function difference(state: Snapshot, dispute: Dispute): string | undefined {
  const { dueBy } = state.context
  const found = [placeOf(state), state.hasTag('amountBlocked'), dueBy && dayOf(dueBy), state.status === 'done']
  const isOver = !BLOCKED.includes(dispute.stage) && dispute.stage !== 'covered'
  const wanted = [dispute.stage, BLOCKED.includes(dispute.stage), dispute.dueBy, isOver]
  return JSON.stringify(found) === JSON.stringify(wanted) ? undefined : `${found.join()} and not ${wanted.join()}`
}

function placeOf({ value: { dispute } }: Snapshot): string {
  if (typeof dispute === 'string') return dispute
  return 'blocked' in dispute ? dispute.blocked : 'covered'
}

/**
 * Walks every path through a dispute, extends each by an event on the last possible day and on the day after, and returns where
 * the chart differs from the specification.
 */
export function disputeFaults() {
  const paths = getSimplePaths(protectedShoppingMachine, { input: PROTECTED_ORDER, events: [...EVERY] })
  const ends = new Set<string>()
  const faults = paths.flatMap(({ state, steps }) => {
    const begun: Dispute = { stage: 'covered', deliveredOn: undefined, claim: undefined, dueBy: undefined }
    const walked = steps.map(({ event }) => event).filter((event) => event.type in EVENTS.protectedShopping)
    const dispute = walked.reduce<Dispute>((so, event) => afterIt(so, event), begun)
    if (state.status === 'done') ends.add(placeOf(state))
    const last = lastDayOf(dispute)
    const days = last === undefined || state.status === 'done' ? [] : [last, later(last, 1)]
    const further = days
      .flatMap((day) => allOn(day))
      .map((event) => ({
        name: `${event.type} on ${'on' in event ? dayOf(event.on) : 'its day'}`,
        differs: difference(transition(protectedShoppingMachine, state, event)[0], afterIt(dispute, event)),
      }))
    return [{ name: 'the end', differs: difference(state, dispute) }, ...further].flatMap(({ name, differs }) =>
      differs === undefined ? [] : [`${walked.map(({ type }) => type).join(' → ')}, ${name}: ${differs}`],
    )
  })
  return { faults, paths: paths.length, ends: Array.from(ends).sort() }
}
