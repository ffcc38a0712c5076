import { getSimplePaths } from '@xstate/graph'
import { bankDay } from '../../../machines/entities/bank-day'
import { isoDay } from '../../../machines/entities/business-calendar'
import type { CalendarDay } from '../../../machines/entities/instant'
import {
  type ProtectedShoppingEvent,
  protectedShoppingMachine,
} from '../../../machines/after/protected-shopping/machine'
import { CALENDAR } from '../../../sandbox/kernel/calendar'
import { EVENTS } from '../fixtures/events'
import { PROTECTED_ORDER } from '../fixtures/protected-order'

/** Where a dispute is, as the specification tells it. */
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

/** By the provider's own list of holidays. */
function businessDays(from: string, count: number): string {
  const next = later(from, 1)
  return count === 0 ? from : businessDays(next, isOpen(next) ? count - 1 : count)
}

const dayOf = (day: CalendarDay) => isoDay(day)
const ORDERED_ON = '2026-05-20'

const decidedFrom = (told: Told, day: string): Told => ({ ...told, stage: 'deciding', dueBy: businessDays(day, 7) })

/** What the seller’s yes means, and the seller’s silence. */
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

/** The specification, step by step, written beside the chart and not from it. */
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

/** Walks every path that there is through a dispute, and says where the chart is elsewhere than the specification. */
export function disputeFaults() {
  const events: readonly ProtectedShoppingEvent[] = Object.values(EVENTS.protectedShopping).flat()
  const paths = getSimplePaths(protectedShoppingMachine, { input: PROTECTED_ORDER, events: [...events] })
  const ends = new Set<string>()
  const faults = paths.flatMap(({ state, steps }) => {
    const begun: Told = { stage: 'covered', deliveredOn: undefined, claim: undefined, dueBy: undefined }
    const walked = steps.map(({ event }) => event).filter((event) => event.type in EVENTS.protectedShopping)
    const told = walked.reduce<Told>((so, event) => afterIt(so, event), begun)
    const { dispute } = state.value
    const at = typeof dispute === 'string' ? dispute : 'blocked' in dispute ? dispute.blocked : 'covered'
    const { dueBy } = state.context
    if (state.status === 'done') ends.add(at)
    const found = [at, state.hasTag('amountBlocked'), dueBy && dayOf(dueBy), state.output?.kind]
    const isOver = !BLOCKED.includes(told.stage) && told.stage !== 'covered'
    const wanted = [told.stage, BLOCKED.includes(told.stage), told.dueBy, isOver ? told.stage : undefined]
    const same = JSON.stringify(found) === JSON.stringify(wanted)
    return same ? [] : [`${walked.map(({ type }) => type).join(' → ')}: ${found.join()} and not ${wanted.join()}`]
  })
  return { faults, paths: paths.length, ends: Array.from(ends).sort() }
}
