import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countdownMachine } from '../../machines/around/countdown/machine'
import { countdownView } from '../../machines/around/countdown/view'
import type { Deadline } from '../../machines/entities/deadline'
import { holdClock } from './support/held-clock'
import { run } from './support/run'

const instant = fc.integer({ min: 0, max: 500 }).map((seconds) => seconds * 1000)
const deadline: fc.Arbitrary<Deadline> = fc.record({ at: instant, side: fc.constantFrom('form', 'member') })

/** The timer's commands in any order; the device's clock may jump in both directions. */
const command = fc.oneof(
  fc.record({ type: fc.constant('tick' as const), now: instant }),
  fc.record({ type: fc.constant('set' as const), deadline }),
  fc.constantFrom({ type: 'start' as const }, { type: 'stop' as const }, { type: 'reset' as const }),
)

/** A model of the requirement: the timer's state after each of its five commands. */
interface Known {
  readonly deadline: Deadline | undefined
  readonly now: number | undefined
  readonly isRunning: boolean
  readonly hasEnded: boolean
}

const NOTHING: Known = { deadline: undefined, now: undefined, isRunning: false, hasEnded: false }

function after(known: Known, what: typeof command extends fc.Arbitrary<infer Value> ? Value : never): Known {
  switch (what.type) {
    case 'set':
      return { ...known, deadline: what.deadline, isRunning: true, hasEnded: false }
    case 'start':
      return { ...known, isRunning: known.deadline !== undefined && !known.hasEnded }
    case 'stop':
      return { ...known, isRunning: false }
    case 'reset':
      return NOTHING
    case 'tick': {
      if (!known.isRunning) return known
      const hasEnded = known.deadline !== undefined && what.now >= known.deadline.at
      return { ...known, now: what.now, isRunning: !hasEnded, hasEnded }
    }
  }
}

describe('countdown', () => {
  it('a countdown is started, stopped, ticked, set and reset in any order, and shows what is left by the last tick (CNT-03)', () => {
    fc.assert(
      fc.property(fc.option(deadline, { nil: undefined }), fc.array(command, { maxLength: 25 }), (first, commands) => {
        const clock = holdClock()
        const harness = run(countdownMachine.provide({ actors: { clock: clock.logic } }), { deadline: first })
        let known: Known = { ...NOTHING, deadline: first, isRunning: first !== undefined }
        for (const what of commands) {
          if (what.type === 'tick') clock.tick(what.now)
          else if (what.type === 'set') harness.send({ type: 'clock.set', deadline: what.deadline })
          else if (what.type === 'start') harness.send({ type: 'clock.started' })
          else if (what.type === 'stop') harness.send({ type: 'clock.stopped' })
          else harness.send({ type: 'clock.reset' })
          known = after(known, what)
          expect(clock.listeners()).toBe(known.isRunning ? 1 : 0)
          const left =
            known.deadline && known.now !== undefined ? Math.max(0, known.deadline.at - known.now) : undefined
          const seconds = left === undefined ? undefined : left / 1000
          const face = seconds === undefined ? undefined : [Math.floor(seconds / 60), seconds % 60]
          expect(countdownView(harness.snapshot()).face).toBe(
            face?.map((part) => String(part).padStart(2, '0')).join(':'),
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})
