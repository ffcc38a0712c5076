import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONGEST_PRESS, whenPressEnds } from '../../src/components/field/when-press-ends'

describe('whenPressEnds', () => {
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

  it('late content waits for the end of a press, and joins the page soon after it (PLT-03~)', async () => {
    expect(await waited(LONGEST_PRESS / 2)).toBe(false)
    isPressed = false
    expect(await waited(60)).toBe(true)
  })

  it('late content joins the page at once where nothing is pressed (PLT-03~)', async () => {
    isPressed = false
    expect(await waited(0)).toBe(true)
  })

  it('late content joins the page although the browser never ends a press (PLT-03~)', async () => {
    expect(await waited(LONGEST_PRESS - 1)).toBe(false)
    expect(await waited(LONGEST_PRESS + 60)).toBe(true)
  })
})
