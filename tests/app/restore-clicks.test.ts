import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreClicks } from '../../src/app/after-paint/restore-clicks'

/** Node has no elements. A button, or what is around it. */
class Element extends EventTarget {
  place = { top: 0, left: 0 }
  isConnected = true
  /** The attribute that puts it behind a dialog. */
  behind = ''
  clicks = 0
  closest(selectors: string) {
    const names = selectors.split(', ')
    return names.includes('button') || names.includes(this.behind) ? this : null
  }
  contains(other: Element) {
    return other === this
  }
  getBoundingClientRect() {
    return this.place
  }
  click() {
    this.clicks += 1
  }
}

let page: EventTarget
let button: Element
const around = new Element()

beforeEach(() => {
  page = new EventTarget()
  button = new Element()
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('Node', Element)
  restoreClicks()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function fire(type: string, target: Element, how: object): void {
  const event = new Event(type)
  for (const [key, value] of Object.entries({ ...how, target })) Object.defineProperty(event, key, { value })
  page.dispatchEvent(event)
}

interface Press {
  readonly button?: number
  readonly detail?: number
  readonly slip?: number
  readonly meanwhile?: () => void
  /** The pointer is still on the button at the end. */
  readonly isOnIt?: boolean
}

const move = (top: number, left = 0) => {
  button.place = { top, left }
}

/** Presses the button, which the page moves meanwhile. Returns how often it was clicked in all. */
function press({ detail = 1, slip = 0, meanwhile, isOnIt = false, ...begun }: Press = {}): number {
  fire('mousedown', button, { button: 0, detail, clientX: 5, clientY: 5, ...begun })
  if (meanwhile) meanwhile()
  else move(button.place.top + 100)
  fire('mouseup', isOnIt ? button : around, { clientX: 5, clientY: 5 + slip })
  return button.clicks
}

it('a control that moves from under a resting pointer is clicked once, whichever way it moves (PLT-03~)', () => {
  const slides = () => {
    move(button.place.top, 100)
  }
  expect([press(), press({ slip: 10 }), press({ meanwhile: slides })]).toEqual([1, 2, 3])
})

it.each<[string, Press]>([
  ['with another mouse button', { button: 2 }],
  ['whose pointer moves away', { slip: 11 }],
  ['that ends on it, where the browser makes the click', { isOnIt: true }],
])('a control that moves is not clicked after a press %s (PLT-03~)', (_, how) => {
  expect(press(how)).toBe(0)
})

it('a control that moves is not clicked after the second press of a double click (PLT-03~, PAY-04~)', () => {
  expect([press({ detail: 2 }), press(), press({ detail: 2 })]).toEqual([0, 1, 1])
})

it('a control that stays in place, leaves the page or gets behind a dialog is not clicked (PLT-03~, PAY-04~)', () => {
  const stay = () => undefined
  expect(press({ meanwhile: stay })).toBe(0)
  for (const attribute of ['[inert]', '[aria-hidden="true"]']) {
    button.behind = attribute
    expect([attribute, press()]).toEqual([attribute, 0])
  }
  button.behind = ''
  button.isConnected = false
  expect(press()).toBe(0)
})
