import type { ReactElement, RefCallback } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { REASON_SHOWN } from '../../src/checkout/reason-shown'
import { ReasonNote } from '../../src/screens/reason-note/reason-note'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Shows a note over a phone's page. */
function shown({ hasSheet = false, hasModal = false }) {
  const bar = { previousElementSibling: { getClientRects: () => [{}] } }
  const toggle = { closest: () => bar }
  vi.stubGlobal('document', {
    body: {},
    querySelector: (selector: string) => ((selector === '[data-modal]' ? hasModal : hasSheet) ? toggle : null),
  })
  vi.stubGlobal('getComputedStyle', () => ({ position: 'static' }))
  const said: unknown[] = []
  const note = {
    focus: () => said.push('focus'),
    scrollIntoView: (how: object) => said.push(how),
    dispatchEvent: ({ type, bubbles }: Event) => said.push([type, bubbles]),
  }
  const { props } = ReasonNote({ children: '' }) as ReactElement<{ ref: RefCallback<HTMLElement> }>
  void props.ref(note as unknown as HTMLElement)
  return said
}

const SCROLLED = { block: 'nearest', behavior: 'instant' }

it.each([
  [{}, []],
  [{ hasSheet: true }, ['focus']],
  // A modal keeps the focus.
  [{ hasSheet: true, hasModal: true }, []],
] as const)(
  'a reason under %o is scrolled to at once, and takes the focus from a price sheet alone (CARD-11~, A11Y-01~)',
  (how, focused) => {
    expect(shown(how)).toEqual([...focused, SCROLLED, [REASON_SHOWN, true]])
  },
)
