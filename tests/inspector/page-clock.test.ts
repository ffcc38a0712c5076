import { describe, expect, it } from 'vitest'
import { installPageClock } from '../../scripts/inspector/frame/page-clock'

/** A page whose timers run only when the test calls them. */
function heldPage() {
  const timers = new Map<number, () => void>()
  let last = 0
  const page = {
    Date,
    performance: { now: () => 0 },
    setTimeout(run: (value: unknown) => void, _: number, value: unknown) {
      last += 1
      timers.set(last, () => {
        run(value)
      })
      return last
    },
    clearTimeout: (id: number) => timers.delete(id),
  }
  return { page: page as unknown as Window & typeof globalThis, timers }
}

describe('the clock of a framed page', () => {
  it('the clock of a framed page runs due timers in order, each once, when it is advanced (MDL-07~)', () => {
    const { page } = heldPage()
    const { advance } = installPageClock(page)
    const ran: string[] = []
    page.setTimeout(() => ran.push('late'), 900)
    page.setTimeout(() => ran.push('soon'), 100)
    page.setInterval(() => ran.push('every'), 200)
    page.clearTimeout(page.setTimeout(() => ran.push('never'), 50))
    advance(899)
    expect(ran).toEqual(['soon', 'every'])
    advance(1)
    expect(ran).toEqual(['soon', 'every', 'late'])
  })

  it('the clock of a framed page moves dates and performance.now alike (MDL-07~)', () => {
    const { page } = heldPage()
    const before = page.Date.now()
    installPageClock(page).advance(60_000)
    expect(page.Date.now() - before).toBeGreaterThanOrEqual(60_000)
    expect(new page.Date().getTime() - before).toBeGreaterThanOrEqual(60_000)
    expect(new page.Date(5).getTime()).toBe(5)
    expect(page.performance.now()).toBe(60_000)
  })
})
