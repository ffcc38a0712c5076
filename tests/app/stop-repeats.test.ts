import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopRepeats } from '../../src/app/after-paint/stop-repeats'

/** Node has no elements. */
class Element extends EventTarget {
  readonly tag: string
  textContent: string
  modal: { readonly querySelector: (selector: string) => { readonly textContent: string } | null } | null = null
  constructor(tag: string, textContent = tag) {
    super()
    this.tag = tag
    this.textContent = textContent
  }
  closest(selectors: string) {
    if (selectors === '[data-modal]') return this.modal
    return selectors.split(', ').includes(this.tag) ? this : null
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
/** What is at the place of the first press by now. */
let shown: Element | null
/** The place where the page was last asked what is shown there. */
let lookedAt: readonly number[]

beforeEach(() => {
  page = new EventTarget()
  const addEventListener = page.addEventListener.bind(page)
  vi.stubGlobal('addEventListener', addEventListener)
  const elementFromPoint = (...place: number[]) => {
    lookedAt = place
    return shown
  }
  vi.stubGlobal('document', { addEventListener, elementFromPoint })
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('HTMLLabelElement', Label)
  stopRepeats()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Click {
  readonly detail?: number
  readonly timeStamp?: number
  readonly clientX?: number
  readonly clientY?: number
}

/** Fires the event at the page as if at the target. Returns whether it went through. */
function fire(type: string, target: Element, how: object): boolean {
  const event = new Event(type, { cancelable: true })
  for (const [key, value] of Object.entries({ ...how, target })) Object.defineProperty(event, key, { value })
  const stopped = vi.spyOn(event, 'stopPropagation')
  const goesThrough = page.dispatchEvent(event)
  // A click of which only the browser's action is prevented still reaches the page's own listeners.
  if (type === 'click') expect(stopped).toHaveBeenCalledTimes(goesThrough ? 0 : 1)
  return goesThrough
}

/** What is clicked is what is shown there. */
function click(target: Element, { detail = 1, timeStamp = 1000, clientX = 0, clientY = 0 }: Click = {}): boolean {
  shown = target
  return fire('click', target, { detail, timeStamp, clientX, clientY })
}

function tap(target: Element, at: Click = {}): boolean {
  fire('touchend', target, { timeStamp: at.timeStamp ?? 1000 })
  return click(target, at)
}

const close = new Element('button', 'close')
const pay = new Element('button', 'pay')
const text = new Element('text')

it('the second click of a double click presses nothing that came in the place of what was pressed (PAY-04~)', () => {
  expect([click(close), click(pay, { detail: 2 }), click(pay, { detail: 3 })]).toEqual([true, false, false])
  expect([click(text), click(pay, { detail: 2 })]).toEqual([true, false])
  // A row of a list, or the words beside a box, may be pressed without being a control.
  expect([click(pay), click(text, { detail: 2 })]).toEqual([true, false])
  expect([click(pay), click(pay, { detail: 2 }), click(pay, { detail: 3 })]).toEqual([true, true, true])
  expect([click(close), click(pay)]).toEqual([true, true])
})

it('a double click that its system lets be slow counts as two presses (A11Y-01~)', () => {
  click(close)
  expect(click(pay, { detail: 2, timeStamp: 1499 })).toBe(false)
  expect(click(pay, { detail: 3, timeStamp: 1999 })).toBe(true)
})

it('a press beside the first, whose place has not changed, corrects it (A11Y-01~)', () => {
  click(text)
  const corrects = () => fire('click', pay, { detail: 2, timeStamp: 1100, clientX: 9, clientY: 9 })
  expect(corrects()).toBe(true)
  click(text)
  shown = null
  expect(corrects()).toBe(false)
})

it('a label and its control are one place to press (A11Y-01~)', () => {
  const label = new Label(pay)
  const clicks = [click(label), click(pay), click(label, { detail: 2 }), click(pay, { detail: 2 })]
  expect(clicks).toEqual([true, true, true, true])
})

it.each<[string, boolean, Click]>([
  ['at once', false, { timeStamp: 1499, clientX: 23 }],
  ['after a while', true, { timeStamp: 1500 }],
  ['elsewhere', true, { timeStamp: 1001, clientX: 15, clientY: 19 }],
])('a second tap %s presses what came there: %s (PAY-04~)', (_, goesThrough, second) => {
  tap(close)
  expect(tap(pay, second)).toBe(goesThrough)
})

it('a second press is compared with the place of the first, wherever on the page that is (PAY-04~)', () => {
  tap(close, { clientX: 200, clientY: 300 })
  const pressedAgain = tap(pay, { timeStamp: 1200, clientX: 210, clientY: 290 })
  expect([pressedAgain, lookedAt]).toEqual([false, [200, 300]])
  expect(tap(pay, { timeStamp: 1300, clientX: 230, clientY: 300 })).toBe(true)
})

it.each([
  ['tap', tap],
  ['click', click],
])(
  'a row of presses, each soon after the one before, counts as one; the next %s after a pause counts (PAY-04~, BANK-04~)',
  (_, press) => {
    const presses = [1000, 1300, 1700, 2199, 2699].map((timeStamp, nth) =>
      press(nth === 0 ? close : pay, { timeStamp, detail: nth + 1 }),
    )
    expect(presses).toEqual([true, false, false, false, true])
  },
)

it('two taps are known as such on a busy phone, whose page hears of both touches before either click (PAY-04~)', () => {
  for (const timeStamp of [1000, 1200]) fire('touchend', close, { timeStamp })
  expect([click(close), click(pay, { timeStamp: 1200 })]).toEqual([true, false])
})

it('a control that says something else after the first click is not pressed by the second (BANK-04~, BANK-05~)', () => {
  const button = new Element('button', 'I give the code up')
  expect(tap(button)).toBe(true)
  button.textContent = 'Yes, I am sure'
  expect([tap(button, { timeStamp: 1200 }), tap(button, { timeStamp: 1700 })]).toEqual([false, true])
})

it('a run of taps on pay pays once, even if a refusal has the button back before it ends (PAY-04~)', () => {
  const button = new Element('button', 'Pay')
  const taps = [
    ['Pay', 1000],
    ['Paying', 1400],
    ['Pay', 1800],
    ['Pay', 2300],
  ] as const
  const counted = taps.map(([words, timeStamp]) => {
    button.textContent = words
    return tap(button, { timeStamp })
  })
  expect(counted).toEqual([true, false, false, true])
})

it('a second tap does not answer the next question of a modal, whose button has the same words (BANK-04~, PAY-04~)', () => {
  const button = new Element('button', 'Give up this transfer')
  const asks = (textContent: string) =>
    (button.modal = { querySelector: (selector) => (selector === 'h2' ? { textContent } : null) })
  asks('This order is waiting for your transfer')
  expect(tap(button)).toBe(true)
  asks('Give up this transfer?')
  expect([tap(button, { timeStamp: 1200 }), tap(button, { timeStamp: 1700 })]).toEqual([false, true])
})

it('a press by a key or a screen reader is never taken for the second of a double click (A11Y-01~)', () => {
  tap(close)
  expect(tap(pay, { detail: 0 })).toBe(true)
  expect(click(pay, { detail: 2 })).toBe(false)
})

it('a held key presses nothing that gets the focus meanwhile (A11Y-01~)', () => {
  const press = (target: Element, repeat: boolean, key = 'Enter') => fire('keydown', target, { key, repeat })
  const presses = [press(close, false), press(close, true), press(pay, true), press(pay, true, ' ')]
  expect(presses).toEqual([true, true, false, false])
  expect([press(pay, true, 'Tab'), press(pay, false), press(pay, true)]).toEqual([true, true, true])
})
