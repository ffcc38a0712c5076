import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OwnerState, createOwnerPoll } from '../../src/services/tabs/owner-poll'

const TIMINGS = { leaseHeartbeat: 1_000, ownerGrace: 300 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The poll of a tab that has just lost the order, whose looks find these states in turn. */
function pollThatSees(...states: OwnerState[]) {
  const emitted: string[] = []
  const poll = createOwnerPoll({
    timings: TIMINGS,
    document: { visibilityState: 'visible', addEventListener: () => undefined },
    look: () => Promise.resolve(states.length > 1 ? (states.shift() ?? 'there') : (states[0] ?? 'there')),
    emit: ({ type }) => emitted.push(type),
  })
  poll.begin()
  return { poll, emitted }
}

it('a tab that has lost the order reports no payment while the other tab takes it over (BEST-02~)', async () => {
  const { poll, emitted } = pollThatSees('paying', 'there')
  await vi.advanceTimersByTimeAsync(0)
  // The new owner says that it has the order.
  poll.look()
  await vi.advanceTimersByTimeAsync(TIMINGS.leaseHeartbeat)
  expect(emitted).toEqual(['tab.sawOther'])
})

it('a tab that has lost the order reports a payment once it lasts longer than a take-over (BEST-02~)', async () => {
  const { emitted } = pollThatSees('paying')
  await vi.advanceTimersByTimeAsync(TIMINGS.ownerGrace - 1)
  expect(emitted).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(emitted).toEqual(['tab.sawPayment'])
})

it('a payment that begins in the other tab later is reported at the next look (BEST-02~)', async () => {
  const { poll, emitted } = pollThatSees('there', 'paying')
  await vi.advanceTimersByTimeAsync(0)
  poll.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(emitted).toEqual(['tab.sawOther', 'tab.sawPayment'])
})

it('an order without an owner is reported after its grace, also where the device’s clock is set back (BEST-02~, CNT-09~)', async () => {
  const { poll, emitted } = pollThatSees('alone')
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(Date.now() - 3_600_000)
  poll.look()
  await vi.advanceTimersByTimeAsync(TIMINGS.ownerGrace)
  expect(emitted).toEqual(['tab.sawOwnerGone'])
})
