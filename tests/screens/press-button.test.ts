import { afterEach, expect, it, vi } from 'vitest'
import { pressButton } from '../../src/screens/pay/form/press-button'

afterEach(() => vi.unstubAllGlobals())

/** A press of the pay button, which may be busy, or ignored by the guard of a frame. */
function press({ isBusy = false, isIgnored = false } = {}) {
  const done: string[] = []
  const button = {
    dispatchEvent({ type }: Event) {
      done.push(type)
      return !isIgnored
    },
    focus: () => done.push('focus'),
  }
  vi.stubGlobal('MouseEvent', Event)
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (isBusy && selector.includes(':not([aria-disabled])') ? null : button),
  })
  pressButton('pay')
  return done
}

it('a press by Enter takes the focus to a button that a frame keeps from paying, and to no other (SHELL-12~, PAY-11~)', () => {
  expect(press()).toEqual(['click'])
  expect(press({ isIgnored: true })).toEqual(['click', 'focus'])
  expect(press({ isBusy: true, isIgnored: true })).toEqual([])
})
