import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONGEST_PRESS, whenPressEnds } from '../../src/components/field/when-press-ends'

describe('what joins the page', () => {
  let isPressed = true

  beforeEach(() => {
    isPressed = true
    vi.useFakeTimers()
    vi.stubGlobal('document', { querySelector: () => (isPressed ? {} : null) })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  async function waited(until: number) {
    let isOver = false
    void whenPressEnds().then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(until)
    return isOver
  }

  it('late content of the page waits for a press and joins soon after its end (PLT-03~)', async () => {
    expect(await waited(LONGEST_PRESS / 2)).toBe(false)
    isPressed = false
    expect(await waited(60)).toBe(true)
  })

  it('late content of the page joins at once where nothing is pressed (PLT-03~)', async () => {
    isPressed = false
    expect(await waited(0)).toBe(true)
  })

  it('late content of the page joins although the browser never ends a press (PLT-03~)', async () => {
    expect(await waited(LONGEST_PRESS - 1)).toBe(false)
    expect(await waited(LONGEST_PRESS + 60)).toBe(true)
  })
})
