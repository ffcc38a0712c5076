import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settled } from '../machines/support/settled'
import { whenTypingEnds } from '../../src/services/platform/typing'

/** A text field, as far as the code under test uses one. */
class Input {
  readonly value: string
  readonly #isText: boolean
  constructor(value: string, isText = true) {
    this.value = value
    this.#isText = isText
  }
  matches() {
    return this.#isText
  }
}

/** A page with this focused element; reports whether the code that waits for the end of typing continues. */
function pageWith(activeElement: unknown) {
  const document = Object.assign(new EventTarget(), { activeElement })
  vi.stubGlobal('document', document)
  let isOver = false
  void whenTypingEnds().then(() => (isOver = true))
  return {
    happens: (type: string) => document.dispatchEvent(new Event(type)),
    async isOver() {
      await settled()
      return isOver
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('HTMLInputElement', Input)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('whenTypingEnds', () => {
  it.each([
    ['nothing has the focus', null],
    ['an empty field has the focus', new Input('')],
    ['a box has the focus', new Input('on', false)],
    ['a button has the focus', {}],
  ])('whenTypingEnds goes on at once where %s (PERF-01~)', async (_, focused) => {
    expect(await pageWith(focused).isOver()).toBe(true)
  })

  it('whenTypingEnds goes on one second after the last key (PERF-01~)', async () => {
    const page = pageWith(new Input('ay'))
    vi.advanceTimersByTime(999)
    page.happens('input')
    vi.advanceTimersByTime(999)
    expect(await page.isOver()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await page.isOver()).toBe(true)
  })

  it.each(['focusout', 'click'])('whenTypingEnds goes on at %s (PERF-01~)', async (type) => {
    const page = pageWith(new Input('ay'))
    expect(await page.isOver()).toBe(false)
    page.happens(type)
    expect(await page.isOver()).toBe(true)
  })
})
