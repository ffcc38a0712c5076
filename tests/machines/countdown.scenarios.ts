import { expect } from 'vitest'
import type { countdownMachine } from '../../machines/around/countdown/machine'
import { countdownView, announcementKeyOf } from '../../machines/around/countdown/view'
import type { Deadline } from '../../machines/entities/deadline'
import { holdClock } from './support/held-clock'
import { run } from './support/run'
import { settled } from './support/settled'
import type { Scenarios } from './support/scenario'

const MINUTE = 60_000
const AT = 100 * MINUTE
const FORM: Deadline = { at: AT, side: 'form' }
const MEMBER: Deadline = { at: AT, side: 'member' }

function begin(machine: typeof countdownMachine, deadline: Deadline | undefined = FORM) {
  const clock = holdClock()
  const harness = run(machine.provide({ actors: { clock: clock.logic } }), { deadline })
  return {
    ...harness,
    clock: { ...harness.clock, ...clock },
    view: () => countdownView(harness.snapshot()),
    is: (tag: 'warning' | 'formExpired' | 'memberExpired') => harness.snapshot().hasTag(tag),
  }
}

export const countdownScenarios: Scenarios<typeof countdownMachine> = {
  'the countdown shows the time left as MM:SS, and its share of the whole (CNT-02~)': (machine) => {
    const harness = begin(machine)
    expect(harness.view()).toEqual({ face: undefined, share: 1, isWarning: false })
    harness.clock.tick(AT - 14.5 * MINUTE)
    expect(harness.view()).toEqual({ face: '14:30', share: 1, isWarning: false })
    harness.clock.tick(AT - 7.25 * MINUTE)
    expect(harness.view()).toEqual({ face: '07:15', share: 0.5, isWarning: false })
  },

  'the countdown warns from one minute on, and no sooner (CNT-02~)': (machine) => {
    const harness = begin(machine)
    harness.clock.tick(AT - MINUTE - 1)
    expect([harness.view().face, harness.is('warning')]).toEqual(['01:01', false])
    harness.clock.tick(AT - MINUTE)
    expect([harness.view().face, harness.is('warning')]).toEqual(['01:00', true])
    harness.clock.tick(AT - 1)
    expect([harness.view().face, harness.is('formExpired')]).toEqual(['00:01', false])
  },

  'the countdown is announced at five minutes and at one, once each (CNT-07~, BEST-14~)': (machine) => {
    const harness = begin(machine)
    const heard: unknown[] = []
    let last: unknown
    for (let left = 15 * MINUTE; left >= -5_000; left -= 1000) {
      harness.clock.tick(AT - left)
      const moment = announcementKeyOf(harness.snapshot())
      if (moment !== last && moment !== undefined) heard.push([moment, left])
      last = moment
    }
    expect(heard).toEqual([
      ['live.lastFiveMinutes', 5 * MINUTE],
      ['live.lastMinute', MINUTE],
    ])
    expect(last).toBeUndefined()
  },

  'a suspended page announces only the current time (CNT-07~)': (machine) => {
    const harness = begin(machine)
    expect(announcementKeyOf(harness.snapshot())).toBeUndefined()
    harness.clock.tick(AT - 10 * MINUTE)
    expect(announcementKeyOf(harness.snapshot())).toBeUndefined()
    harness.clock.tick(AT - 1)
    expect(announcementKeyOf(harness.snapshot())).toBe('live.lastMinute')
    harness.send({ type: 'clock.set', deadline: { at: AT + 20 * MINUTE, side: 'form' } })
    expect(announcementKeyOf(harness.snapshot())).toBeUndefined()
  },

  'the countdown stops at 00:00, says whose time is over, and ignores the clock afterwards (CNT-02~, CNT-04~)': (
    machine,
  ) => {
    for (const deadline of [FORM, MEMBER]) {
      const harness = begin(machine, deadline)
      harness.clock.tick(AT - 1)
      harness.clock.tick(AT)
      expect(harness.view()).toEqual({ face: '00:00', share: 0, isWarning: true })
      expect([harness.is('formExpired'), harness.is('memberExpired')]).toEqual([deadline === FORM, deadline === MEMBER])
      expect(harness.clock.listeners()).toBe(0)
    }
  },

  'a suspended page shows the right time at its first tick (CNT-02~)': (machine) => {
    const harness = begin(machine)
    harness.clock.tick(AT - 20 * MINUTE)
    harness.clock.tick(AT - 3 * MINUTE)
    expect(harness.view().face).toBe('03:00')
    harness.clock.tick(AT + 60 * MINUTE)
    expect([harness.view().face, harness.is('formExpired')]).toEqual(['00:00', true])
  },

  'the ring is never more than full, and empty where the first tick is past the deadline (CNT-02~)': (machine) => {
    const setBack = begin(machine)
    setBack.clock.tick(AT - 10 * MINUTE)
    setBack.clock.tick(AT - 12 * MINUTE)
    expect(setBack.view()).toEqual({ face: '12:00', share: 1, isWarning: false })
    for (const now of [AT, AT + MINUTE]) {
      const late = begin(machine)
      late.clock.tick(now)
      expect(late.view()).toEqual({ face: '00:00', share: 0, isWarning: true })
    }
  },

  'the countdown can be started, stopped, ticked, set and reset (CNT-03~)': (machine) => {
    const harness = begin(machine)
    harness.clock.tick(AT - 10 * MINUTE)
    harness.send({ type: 'clock.stopped' })
    expect(harness.clock.listeners()).toBe(0)
    harness.clock.tick(AT - 9 * MINUTE)
    expect(harness.view().face).toBe('10:00')
    harness.send({ type: 'clock.started' })
    harness.clock.tick(AT - 8 * MINUTE)
    expect(harness.view().face).toBe('08:00')
    harness.send({ type: 'clock.set', deadline: { at: AT - 5 * MINUTE, side: 'member' } })
    harness.clock.tick(AT - 7 * MINUTE)
    expect(harness.view()).toEqual({ face: '02:00', share: 1, isWarning: false })
    harness.clock.tick(AT - 5 * MINUTE)
    expect(harness.is('memberExpired')).toBe(true)
    harness.send({ type: 'clock.reset' })
    expect([harness.view().face, harness.is('warning'), harness.clock.listeners()]).toEqual([undefined, false, 0])
    harness.send({ type: 'clock.set', deadline: FORM })
    harness.clock.tick(AT - MINUTE)
    expect(harness.view().face).toBe('01:00')
  },

  'the countdown is idle until a deadline is set (CNT-03~)': (machine) => {
    const harness = run(machine, { deadline: undefined })
    expect(harness.snapshot().value).toBe('idle')
    harness.send({ type: 'clock.started' })
    expect(harness.snapshot().value).toBe('idle')
  },

  'a clock that crashes ends nothing (CNT-02~)': async (machine) => {
    const harness = run(machine.provide({ actors: { clock: brokenClock() } }), { deadline: FORM })
    await settled()
    expect(harness.snapshot().value).toBe('stopped')
    expect(countdownView(harness.snapshot()).isWarning).toBe(false)
  },
}

function brokenClock(): ReturnType<typeof holdClock>['logic'] {
  const { logic } = holdClock()
  return {
    ...logic,
    start() {
      throw new Error('broken on purpose')
    },
  }
}
