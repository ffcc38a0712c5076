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
interface Told {
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

const decidedFrom = (told: Told, day: string): Told => ({ ...told, stage: 'deciding', dueBy: businessDays(day, 7) })

/** What follows when the seller accepts, or does not respond. */
const accepted = (told: Told, day: string): Told =>
  told.claim === 'defect' ? { ...told, stage: 'returning', dueBy: undefined } : decidedFrom(told, day)

function claimed(told: Told, claim: 'nonDelivery' | 'defect', on: string): Told {
  const { deliveredOn } = told
  const until = claim === 'nonDelivery' ? later(ORDERED_ON, 30) : deliveredOn && later(deliveredOn, 3)
  const isFitting = (claim === 'defect') === (deliveredOn !== undefined)
  const isInTime = isFitting && until !== undefined && on <= until
  return isInTime ? { ...told, stage: 'responding', claim, dueBy: businessDays(on, 3) } : told
}

function ticked(told: Told, today: string): Told {
  const { stage, deliveredOn, dueBy } = told
  if (stage === 'covered')
    return deliveredOn !== undefined && today > later(deliveredOn, 3) ? { ...told, stage: 'unclaimed' } : told
  if (dueBy === undefined || today <= dueBy) return told
  if (stage === 'responding') return accepted(told, dueBy)
  return stage === 'inspecting' ? decidedFrom(told, dueBy) : told
}

const isOnTime = ({ dueBy }: Told, on: string) => dueBy === undefined || on <= dueBy

/** A model of the specification, written independently of the chart. */
function afterIt(told: Told, event: ProtectedShoppingEvent): Told {
  const { stage } = told
  if (event.type === 'clock.ticked') return ticked(told, dayOf(bankDay(event.now)))
  if (event.type === 'provider.refunded') return stage === 'deciding' ? { ...told, stage: 'refunded' } : told
  if (event.type === 'provider.released') return stage === 'deciding' ? { ...told, stage: 'released' } : told
  const on = dayOf(event.on)
  if (event.type === 'buyer.claimed') return stage === 'covered' ? claimed(told, event.claim, on) : told
  if (event.type === 'seller.delivered')
    return stage === 'covered' && told.deliveredOn === undefined ? { ...told, deliveredOn: on } : told
  const counts = isOnTime(told, on) ? on : (told.dueBy ?? on)
  if (event.type === 'seller.accepted') return stage === 'responding' ? accepted(told, counts) : told
  if (event.type === 'seller.contested' && stage === 'responding')
    return counts === on ? decidedFrom(told, on) : accepted(told, counts)
  if (event.type === 'seller.contested') return told
  if (event.type === 'seller.receivedReturn')
    return stage === 'returning' ? { ...told, stage: 'inspecting', dueBy: businessDays(on, 3) } : told
  return stage === 'inspecting' ? decidedFrom(told, counts) : told
}

const BLOCKED: readonly Told['stage'][] = ['responding', 'returning', 'inspecting', 'deciding']

/** The last day on which something can still happen: a claim, or what a party owes. */
function lastDayOf({ stage, deliveredOn, dueBy }: Told): string | undefined {
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
function difference(state: Snapshot, told: Told): string | undefined {
  const { dueBy } = state.context
  const found = [placeOf(state), state.hasTag('amountBlocked'), dueBy && dayOf(dueBy), state.output?.kind]
  const isOver = !BLOCKED.includes(told.stage) && told.stage !== 'covered'
  const wanted = [told.stage, BLOCKED.includes(told.stage), told.dueBy, isOver ? told.stage : undefined]
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
    const begun: Told = { stage: 'covered', deliveredOn: undefined, claim: undefined, dueBy: undefined }
    const walked = steps.map(({ event }) => event).filter((event) => event.type in EVENTS.protectedShopping)
    const told = walked.reduce<Told>((so, event) => afterIt(so, event), begun)
    if (state.status === 'done') ends.add(placeOf(state))
    const last = lastDayOf(told)
    const days = last === undefined || state.status === 'done' ? [] : [last, later(last, 1)]
    const further = days
      .flatMap((day) => allOn(day))
      .map((event) => ({
        name: `${event.type} on ${'on' in event ? dayOf(event.on) : 'its day'}`,
        differs: difference(transition(protectedShoppingMachine, state, event)[0], afterIt(told, event)),
      }))
    return [{ name: 'the end', differs: difference(state, told) }, ...further].flatMap(({ name, differs }) =>
      differs === undefined ? [] : [`${walked.map(({ type }) => type).join(' → ')}, ${name}: ${differs}`],
    )
  })
  return { faults, paths: paths.length, ends: Array.from(ends).sort() }
}
