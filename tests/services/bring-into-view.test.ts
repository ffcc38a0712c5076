import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringIntoView, keepInView } from '../../src/services/embedding/bring-into-view'
import { onArrival } from '../../src/services/embedding/on-arrival'
import { onReason } from '../../src/services/embedding/on-reason'

interface Looks {
  readonly top: number
  readonly height: number
  /** Selectors of itself. */
  readonly is?: string
  readonly inside?: FakeElement | undefined
  readonly labels?: readonly FakeElement[]
  readonly describedBy?: string
  /** Of a label: its field. */
  readonly control?: FakeElement
}

/** An element as far as its place and its parts are asked for. */
class FakeElement {
  readonly labels: readonly FakeElement[]
  readonly looks: Looks
  constructor(looks: Looks) {
    this.looks = looks
    this.labels = looks.labels ?? []
  }
  matches(selector: string) {
    return this.looks.is === selector
  }
  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : (this.looks.inside?.closest(selector) ?? null)
  }
  contains(other: unknown): boolean {
    return other instanceof FakeElement && (other === this || this.contains(other.looks.inside))
  }
  get control() {
    return this.looks.control
  }
  getAttribute() {
    return this.looks.describedBy ?? null
  }
  getBoundingClientRect() {
    const { top, height } = this.looks
    return { top, height, bottom: top + height }
  }
}

const body = {}
let focused: FakeElement | undefined
let observed: unknown
/** Why an attempt ended, shown before the frame's code came. */
let noted: FakeElement | undefined
let see: ((entries: readonly object[]) => void) | undefined
const byId = new Map<string, FakeElement>()
const heard = new Map<string, (event: object) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return focused
    },
    querySelector: (selector: string) => (selector === '[data-reason]' ? (noted ?? null) : null),
    getElementById: (id: string) => byId.get(id) ?? null,
    addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear),
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        see = tell
      }
      observe(element: unknown) {
        observed = element
      }
      disconnect() {
        see = undefined
      }
    },
  )
})

afterEach(() => {
  noted = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Where the parent is asked to scroll to, while its window shows the frame from 100 to 500 pixels. */
function scrollsTo(looks: Looks): readonly number[] {
  const asked: number[] = []
  const element = new FakeElement(looks)
  focused = element
  bringIntoView(element as unknown as Element, (y) => asked.push(y))
  see?.([{ intersectionRect: { top: 100, bottom: 500 } }])
  vi.runAllTimers()
  return asked
}

it('what takes the focus in a frame is scrolled to unless its label, hint and error are in sight too (SHELL-12~)', () => {
  const label = (top: number) => [new FakeElement({ top, height: 20 })]
  const hint = new FakeElement({ top: 500, height: 20 })
  const hidden = new FakeElement({ top: -3000, height: 1 })
  byId.set('hint', hint).set('hidden', hidden)
  const fieldset = new FakeElement({ top: 0, height: 0, is: 'fieldset', describedBy: 'hint' })
  expect(scrollsTo({ top: 120, height: 40, labels: label(100) })).toEqual([])
  expect(scrollsTo({ top: 120, height: 40, labels: label(99) })).toEqual([])
  expect(scrollsTo({ top: 120, height: 40, labels: label(98) })).toEqual([18])
  expect(scrollsTo({ top: 440, height: 61 })).toEqual([])
  expect(scrollsTo({ top: 440, height: 62 })).toEqual([360])
  expect(scrollsTo({ top: 440, height: 40, describedBy: 'hint' })).toEqual([360])
  expect(scrollsTo({ top: 440, height: 40, inside: fieldset })).toEqual([360])
  expect(scrollsTo({ top: 440, height: 40, describedBy: 'hidden' })).toEqual([])
  expect(observed).toBe(body)
  vi.stubGlobal('scrollY', 7)
  expect(scrollsTo({ top: 440, height: 62 })).toEqual([367])
})

it('a heading in a frame counts as its whole screen, and a rising modal as in place (SHELL-12~)', () => {
  const main = new FakeElement({ top: 90, height: 400, is: 'main' })
  expect(scrollsTo({ top: 110, height: 30, is: 'main h1', inside: main })).toEqual([10])
  expect(scrollsTo({ top: 116, height: 400, is: '[data-modal]' })).toEqual([])
  expect(scrollsTo({ top: 117, height: 400, is: '[data-modal]' })).toEqual([37])
})

it('a modal in a frame is scrolled to while the focus is within it (SHELL-12~)', () => {
  const asked: number[] = []
  const modal = new FakeElement({ top: 600, height: 300, is: '[data-modal]' })
  focused = new FakeElement({ top: 620, height: 20, inside: modal })
  bringIntoView(modal as unknown as Element, (y) => asked.push(y))
  see?.([{ intersectionRect: { top: 100, bottom: 500 } }])
  expect(asked).toEqual([520])
})

it('an element in a frame that has lost the focus meanwhile is not scrolled to (SHELL-12~)', () => {
  const asked: number[] = []
  bringIntoView(new FakeElement({ top: 0, height: 9 }) as unknown as Element, (y) => asked.push(y))
  focused = new FakeElement({ top: 0, height: 9 })
  see?.([{ intersectionRect: { top: 100, bottom: 500 } }])
  expect(asked).toEqual([])
})

it('what takes the focus in a frame is scrolled to where the browser does not say what it shows (SHELL-12~, PLT-01~)', () => {
  const asked: number[] = []
  const bring = () => {
    focused = new FakeElement({ top: 300, height: 9 })
    bringIntoView(focused as unknown as Element, (y) => asked.push(y))
  }
  bring()
  vi.advanceTimersByTime(999)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual([220])
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  bring()
  expect(asked).toEqual([220, 220])
})

it('a modal in a frame arrives as a whole when it opens, and then its fields; none that the shopper went to (SHELL-12~)', () => {
  const arrived: unknown[] = []
  onArrival((element) => arrived.push(element))
  const modal = new FakeElement({ top: 0, height: 900, is: '[data-modal]' })
  const title = new FakeElement({ top: 0, height: 20, inside: modal })
  const field = new FakeElement({ top: 700, height: 40, inside: modal })
  const outside = new FakeElement({ top: 0, height: 40 })
  const takesFocus = (target: FakeElement) => heard.get('focusin')?.({ target })
  for (const target of [outside, title, field, outside, field]) takesFocus(target)
  expect(arrived).toEqual([outside, modal, field, outside, modal])
  heard.get('keydown')?.({ key: 'Tab' })
  takesFocus(field)
  vi.runAllTimers()
  heard.get('mousedown')?.({ target: field })
  takesFocus(field)
  expect(arrived).toHaveLength(5)
  takesFocus(title)
  expect(arrived.at(-1)).toBe(title)
  const next = new FakeElement({ top: 0, height: 900, is: '[data-modal]' })
  takesFocus(new FakeElement({ top: 0, height: 20, inside: next }))
  expect(arrived.at(-1)).toBe(next)
})

it('what a press in a frame gave the focus to does not arrive: what was pressed, around it, or of a pressed label (SHELL-12~)', () => {
  const arrived: unknown[] = []
  onArrival((element) => arrived.push(element))
  const [first, button] = [new FakeElement({ top: 0, height: 40 }), new FakeElement({ top: 0, height: 40 })]
  const label = new FakeElement({ top: 0, height: 20, is: 'label', control: first })
  const presses = [
    [first, first],
    [new FakeElement({ top: 0, height: 9, inside: button }), button],
    [new FakeElement({ top: 0, height: 9, inside: label }), first],
  ] as const
  for (const [target, focus] of presses) {
    heard.get('mousedown')?.({ target })
    heard.get('focusin')?.({ target: focus })
  }
  expect(arrived).toEqual([])
})

it.each([
  [
    'a modal in a frame is scrolled to again after each height that the frame gets within a second',
    { is: '[data-modal]' },
    [520, 520],
  ],
  [
    'a field of a modal in a frame is scrolled to again, as its modal is',
    { is: 'input', inside: new FakeElement({ top: 500, height: 300, is: '[data-modal]' }) },
    [520, 520],
  ],
  ['a screen in a frame is scrolled to once', { is: 'main h1' }, [520]],
] as const)('%s (SHELL-12~)', (_, looks, expected) => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const asked: number[] = []
  focused = new FakeElement({ top: 600, height: 9, ...looks })
  const report = () => see?.([{ intersectionRect: { top: 100, bottom: 500 } }])
  const resize = () => {
    see = undefined
    page.dispatchEvent(new Event('resize'))
    report()
  }
  keepInView(focused as unknown as Element, (y) => asked.push(y))
  report()
  expect(asked).toEqual([520])
  vi.advanceTimersByTime(999)
  resize()
  expect(asked).toEqual(expected)
  vi.advanceTimersByTime(1)
  resize()
  expect(asked).toEqual(expected)
})

it('a reason in a frame arrives, also one that is shown before the frame’s code has loaded (SHELL-12~, CARD-11~)', () => {
  const arrived: unknown[] = []
  noted = new FakeElement({ top: 0, height: 40 })
  onReason((note) => arrived.push(note))
  expect(arrived).toEqual([noted])
  const next = new FakeElement({ top: 0, height: 40 })
  heard.get('checkout.reason')?.({ target: next })
  heard.get('checkout.reason')?.({ target: body })
  expect(arrived).toEqual([noted, next])
})
