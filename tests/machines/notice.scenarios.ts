import { expect } from 'vitest'
import type { noticeMachine } from '../../machines/around/notice/machine'
import { noticeView } from '../../machines/around/notice/view'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { TIMINGS } from './support/timings'
import { run } from './support/run'
import type { Told } from './support/tell'

function begin(machine: typeof noticeMachine) {
  const story = run(machine, { problem: GENERIC_PROBLEM, timings: TIMINGS })
  return {
    ...story,
    look: () => {
      const { isVisible, isLeaving } = noticeView(story.snapshot())
      return story.snapshot().status === 'done' ? 'gone' : isLeaving ? 'fading' : isVisible ? 'visible' : 'rendered'
    },
  }
}

export const noticeTold: Told<typeof noticeMachine> = {
  'a notice is rendered, then visible, goes after six seconds, and fades before it is gone (SHELL-11~)': async (
    machine,
  ) => {
    const story = begin(machine)
    expect(story.look()).toBe('rendered')
    story.clock.increment(200)
    expect(story.look()).toBe('visible')
    story.clock.increment(5_999)
    expect(story.look()).toBe('visible')
    story.clock.increment(1)
    expect(story.look()).toBe('fading')
    story.clock.increment(599)
    expect(story.look()).toBe('fading')
    story.clock.increment(1)
    expect(story.look()).toBe('gone')
  },

  'it does not go from under the eyes of somebody who is with it (SHELL-11~)': async (machine) => {
    for (const moment of [100, 3_000]) {
      const story = begin(machine)
      story.clock.increment(moment)
      story.send({ type: 'shopper.attendedNotice' })
      story.clock.increment(60_000)
      expect(story.look()).toBe('visible')
      story.send({ type: 'shopper.leftNotice' })
      story.clock.increment(5_999)
      expect(story.look()).toBe('visible')
      story.clock.increment(1)
      expect(story.look()).toBe('fading')
    }
  },

  'closed by the shopper it fades at once (SHELL-11~)': async (machine) => {
    const story = begin(machine)
    story.send({ type: 'shopper.closedNotice' })
    expect(story.look()).toBe('fading')
    story.clock.increment(600)
    expect(story.look()).toBe('gone')
  },
}
