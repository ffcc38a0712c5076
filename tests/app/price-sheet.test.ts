import { afterEach, expect, it, vi } from 'vitest'
import { watchPriceSheet } from '../../src/app/after-paint/price-sheet'

class Box {
  readonly #inside: readonly Box[]
  constructor(...inside: readonly Box[]) {
    this.#inside = inside
  }
  contains(box: Box): boolean {
    return box === this || this.#inside.includes(box)
  }
  closest(): Box | null {
    return null
  }
}

afterEach(() => vi.unstubAllGlobals())

/** A page with the sheet open over it. `isOpen`: the machine has it open, too. */
function page({ isOpen = true } = {}) {
  const heard = new Map<string, (event: { readonly target?: Box }) => void>()
  const [inner, field, body] = [new Box(), new Box(), new Box()]
  const scrim = { getClientRects: () => ({ length: 1 }) }
  const sheet = Object.assign(new Box(inner), { previousElementSibling: scrim })
  const document = {
    body,
    activeElement: body,
    addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
    querySelector: () => ({ closest: () => sheet }),
  }
  for (const name of ['Node', 'Element']) vi.stubGlobal(name, Box)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', document.addEventListener)
  const send = vi.fn()
  watchPriceSheet({ getSnapshot: () => ({ matches: () => isOpen }), send } as never)
  const resize = (focused: Box) => {
    document.activeElement = focused
    heard.get('resize')?.({})
  }
  const focus = (target: Box) => heard.get('focusin')?.({ target })
  return { inner, field, body, resize, focus, closed: () => send.mock.calls.length }
}

it('a price sheet stays open in a window that turns while nothing beside it has the focus (SHELL-05~)', () => {
  const { inner, field, body, resize, closed } = page()
  resize(body)
  resize(inner)
  expect(closed()).toBe(0)
  resize(field)
  expect(closed()).toBe(1)
})

it('a price sheet that the machine has closed is not opened again by a focus beside it (SHELL-05~)', () => {
  const open = page()
  open.focus(open.field)
  expect(open.closed()).toBe(1)
  const leaving = page({ isOpen: false })
  leaving.focus(leaving.field)
  leaving.resize(leaving.field)
  expect(leaving.closed()).toBe(0)
})
