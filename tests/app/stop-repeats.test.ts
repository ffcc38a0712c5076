import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopRepeats } from '../../src/app/after-paint/stop-repeats'

/** Node has no elements. All but a text are controls. */
class Element extends EventTarget {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
  }
  closest() {
    return this.name === 'text' ? null : this
  }
}

class Label extends Element {
  readonly control: Element
  constructor(control: Element) {
    super('label')
    this.control = control
  }
}

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('HTMLLabelElement', Label)
  stopRepeats()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Click {
  readonly detail?: number
  readonly pointerType?: string
  readonly timeStamp?: number
  readonly clientX?: number
  readonly clientY?: number
}

/** Fires the event at the page as if at the target. Returns whether it went through. */
function fire(type: string, target: Element, how: object): boolean {
  const event = new Event(type, { cancelable: true })
  for (const [key, value] of Object.entries({ ...how, target })) Object.defineProperty(event, key, { value })
  return page.dispatchEvent(event)
}

const click = (target: Element, { detail = 1, timeStamp = 0, clientX = 0, clientY = 0, pointerType }: Click = {}) =>
  fire('click', target, { detail, timeStamp, clientX, clientY, pointerType })

const close = new Element('close')
const pay = new Element('pay')
const text = new Element('text')

it('the second click of a double click presses no other control than the first (PAY-04~)', () => {
  expect([click(close), click(pay, { detail: 2 }), click(pay, { detail: 3 })]).toEqual([true, false, false])
  expect([click(text), click(pay, { detail: 2 })]).toEqual([true, false])
  expect([click(pay), click(pay, { detail: 2 }), click(text, { detail: 3 })]).toEqual([true, true, true])
  expect([click(close), click(pay)]).toEqual([true, true])
})

it('a label and its control are one place to press (A11Y-01~)', () => {
  const label = new Label(pay)
  const clicks = [click(label), click(pay), click(label, { detail: 2 }), click(pay, { detail: 2 })]
  expect(clicks).toEqual([true, true, true, true])
})

it.each<[string, boolean, Click]>([
  ['at once', false, { timeStamp: 1399, clientX: 23 }],
  ['after a while', true, { timeStamp: 1400 }],
  ['elsewhere', true, { timeStamp: 1001, clientX: 15, clientY: 19 }],
  ['by a mouse', true, { timeStamp: 1001, pointerType: 'mouse' }],
])('a second tap %s presses another control: %s (PAY-04~)', (_, goesThrough, second) => {
  click(close, { pointerType: 'touch', timeStamp: 1000 })
  expect(click(pay, { pointerType: 'touch', ...second })).toBe(goesThrough)
})

it('a press by a key or a screen reader is never taken for the second of a double click (A11Y-01~)', () => {
  click(close, { pointerType: 'touch' })
  expect(click(pay, { detail: 0, pointerType: 'touch' })).toBe(true)
  expect(click(pay, { detail: 2 })).toBe(false)
})

it('a held key presses nothing that gets the focus meanwhile (A11Y-01~)', () => {
  const press = (target: Element, repeat: boolean, key = 'Enter') => fire('keydown', target, { key, repeat })
  expect([press(close, false), press(close, true), press(pay, true), press(pay, true, ' ')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([press(pay, true, 'Tab'), press(pay, false), press(pay, true)]).toEqual([true, true, true])
})
