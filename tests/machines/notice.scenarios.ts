import { expect } from 'vitest'
import type { noticeMachine } from '../../machines/around/notice/machine'
import { noticeView } from '../../machines/around/notice/view'
import { GENERIC_PROBLEM, type Problem } from '../../machines/entities/problem'
import { TIMINGS } from './fixtures/timings'
import { run } from './support/run'
import type { Scenarios } from './support/scenario'

function begin(machine: typeof noticeMachine, problem: Problem = GENERIC_PROBLEM) {
  const harness = run(machine, { problem, timings: TIMINGS })
  return {
    ...harness,
    look: () => {
      const { isVisible, isLeaving } = noticeView(harness.snapshot())
      return harness.snapshot().status === 'done' ? 'gone' : isLeaving ? 'fading' : isVisible ? 'visible' : 'rendered'
    },
  }
}

export const noticeScenarios: Scenarios<typeof noticeMachine> = {
  'a notice is rendered, then visible, goes after six seconds, and fades before it is gone (SHELL-11~)': async (
    machine,
  ) => {
    const harness = begin(machine)
    expect(harness.look()).toBe('rendered')
    harness.clock.increment(200)
    expect(harness.look()).toBe('visible')
    harness.clock.increment(5_999)
    expect(harness.look()).toBe('visible')
    harness.clock.increment(1)
    expect(harness.look()).toBe('fading')
    harness.clock.increment(599)
    expect(harness.look()).toBe('fading')
    harness.clock.increment(1)
    expect(harness.look()).toBe('gone')
  },

  'a notice stays while the pointer or the focus is on it (SHELL-11~)': async (machine) => {
    for (const moment of [100, 3_000]) {
      const harness = begin(machine)
      harness.clock.increment(moment)
      harness.send({ type: 'shopper.attendedNotice' })
      harness.clock.increment(60_000)
      expect(harness.look()).toBe('visible')
      harness.send({ type: 'shopper.leftNotice' })
      harness.clock.increment(5_999)
      expect(harness.look()).toBe('visible')
      harness.clock.increment(1)
      expect(harness.look()).toBe('fading')
    }
  },

  'a notice that the shopper closed fades at once (SHELL-11~)': async (machine) => {
    const harness = begin(machine)
    harness.send({ type: 'shopper.closedNotice' })
    expect(harness.look()).toBe('fading')
    harness.clock.increment(600)
    expect(harness.look()).toBe('gone')
  },

  'a notice leaves with its screen; one of a call beside the screens leaves once nothing can be paid, and does not come then (OTP-04~, IDEN-07~, CNT-05~)':
    (machine) => {
      const moments = ['rendered', 'visible', 'attended'] as const
      const reports = [false, true].flatMap((isNext) => [false, true].map((isPayable) => ({ isNext, isPayable })))
      for (const outlivesScreen of [false, true])
        for (const { isNext, isPayable } of reports)
          for (const moment of moments) {
            const harness = begin(machine, { ...GENERIC_PROBLEM, outlivesScreen })
            if (moment !== 'rendered') harness.clock.increment(200)
            if (moment === 'attended') harness.send({ type: 'shopper.attendedNotice' })
            harness.send({ type: 'screen.reported', isNext, isPayable })
            const left = moment === 'rendered' ? 'gone' : 'fading'
            const stays = moment === 'rendered' ? 'rendered' : 'visible'
            const then = (outlivesScreen ? isPayable : !isNext) ? stays : left
            const when = { outlivesScreen, isNext, isPayable, moment }
            expect({ ...when, then: harness.look() }).toEqual({ ...when, then })
          }
    },
}
