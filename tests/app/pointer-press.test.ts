import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPointer } from '../../src/app/after-paint/pointer-press'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['by a pointer', 1, 1, true],
  ['on a label, which clicks its control', 1, 0, true],
  ['by a screen reader on Android', 0, 0, false],
])('a press %s has a mousedown of detail %i and a click of %i, and is by pointer: %s (A11Y-01~)', (_, ...sent) => {
  const [down, click, isByPointer] = sent
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  const isPointed = watchPointer()
  const fire = (type: string, detail: number) => page.dispatchEvent(Object.assign(new Event(type), { detail }))
  fire('mousedown', down)
  fire('mouseup', down)
  fire('click', click)
  expect(isPointed()).toBe(isByPointer)
  vi.runAllTimers()
  fire('click', 0)
  expect(isPointed()).toBe(false)
})
