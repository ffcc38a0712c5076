import { afterEach, describe, expect, it, vi } from 'vitest'
import { Control, framedPage } from '../support/framed-page'

afterEach(() => vi.unstubAllGlobals())

describe('blockUnseenPresses in a frame', () => {
  it.each(['pay', 'apply', 'claim', 'confirm'])(
    'a press on %s in a frame counts once the button was in sight for 500 ms (SHELL-12~)',
    (action) => {
      const control = new Control(action)
      const page = framedPage([control])
      expect(page.counts(control)).toBe(false)
      page.show(control)
      page.pass(499)
      // Another report of a button in sight restarts nothing.
      page.show(control)
      expect(page.counts(control)).toBe(false)
      page.pass(1)
      expect(page.counts(control)).toBe(true)
    },
  )

  it('a press in a frame counts again only 500 ms after the button was out of sight or covered (SHELL-12~)', () => {
    const control = new Control('pay')
    const page = framedPage([control])
    page.show(control)
    page.pass(600)
    page.hide(control)
    expect(page.counts(control)).toBe(false)
    page.show(control, false)
    page.pass(600)
    expect(page.counts(control)).toBe(false)
    page.show(control, true)
    page.pass(600)
    expect(page.counts(control)).toBe(true)
  })

  it('a press in a frame counts only where at least half of the button is in sight (SHELL-12~)', () => {
    const control = new Control('pay')
    const page = framedPage([control])
    page.show(control, undefined, 0.49)
    page.pass(600)
    expect(page.counts(control)).toBe(false)
    page.show(control, undefined, 0.5)
    page.pass(600)
    expect(page.counts(control)).toBe(true)
  })

  it('a press in a frame that is ignored has a reason, and one that counts has none (SHELL-12~)', () => {
    const control = new Control('pay')
    const page = framedPage([control])
    page.counts(control)
    page.show(control, false)
    page.pass(499)
    page.counts(control)
    page.pass(1)
    page.counts(control)
    page.hide(control)
    page.counts(control)
    page.show(control, true)
    page.counts(control)
    page.pass(500)
    page.counts(control)
    page.counts(new Control('continue'))
    expect(page.judged).toEqual(['tooSoon', 'tooSoon', 'notSeen', 'tooSoon', 'tooSoon', undefined])
  })

  it.each([['continue'], ['change-language']])('a press on %s in a frame counts at once (SHELL-12~)', (action) => {
    const control = new Control(action)
    expect(framedPage([control]).counts(control)).toBe(true)
  })

  it('a press in a frame counts at once in a browser without IntersectionObserver (PLT-01~, SHELL-12~)', () => {
    const control = new Control('pay')
    const page = framedPage([control], { hasObserver: false })
    expect('IntersectionObserver' in globalThis).toBe(false)
    expect(page.counts(control)).toBe(true)
    expect(page.stop).not.toThrow()
  })

  it('a press in a frame counts at once after the guard against unseen presses was stopped (SHELL-12~)', () => {
    const control = new Control('pay')
    const page = framedPage([control])
    page.stop()
    expect(page.counts(control)).toBe(true)
  })
})
