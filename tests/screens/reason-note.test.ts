import type { ReactElement, RefCallback } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { REASON_NOTE, REASON_SHOWN } from '../../src/checkout/reason-shown'
import { ReasonNote } from '../../src/screens/reason-note/reason-note'
import { heldPage } from '../support/held-page'

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Open {
  readonly sheet?: boolean
  readonly modal?: boolean
  /** The modal has the focus; it has not yet when it has just come, and no more while it leaves. */
  readonly focus?: boolean
  /** The note is in the modal. */
  readonly isAround?: boolean
}

/** Shows a note over a phone’s page; `open` names what is open there. */
function shown(open: Open) {
  const bar = { previousElementSibling: { getClientRects: () => [{}] } }
  const toggle = { closest: () => bar }
  const { become } = heldPage({
    querySelector: () => (open.sheet ? toggle : null),
    activeElement: { closest: (selector: string) => (open.focus && selector === '[data-modal]' ? {} : null) },
  })
  become({ hasModal: open.modal ?? false })
  const said: unknown[] = []
  const note = {
    closest: (selector: string) => (open.isAround && selector === '[data-modal]' ? {} : null),
    focus: () => said.push('focus'),
    scrollIntoView: (how: object) => said.push(how),
    setAttribute: (name: string) => said.push(name),
    dispatchEvent: ({ type, bubbles }: Event) => said.push([type, bubbles]),
  }
  const { props } = ReasonNote({ children: '' }) as ReactElement<{ ref: RefCallback<HTMLElement> }>
  void props.ref(note as unknown as HTMLElement)
  return { said, become }
}

const SCROLLED = [{ block: 'nearest', behavior: 'instant' }, REASON_NOTE, [REASON_SHOWN, true]]

it.each([
  [{}, []],
  [{ sheet: true }, ['focus']],
] as const)(
  'a reason under %o is scrolled to at once, and takes the focus from a price sheet alone (CARD-11~, A11Y-01~)',
  (open, focused) => {
    expect(shown(open).said).toEqual([...focused, ...SCROLLED])
  },
)

it.each([
  ['is open', { focus: true }, []],
  ['comes with it or leaves', { focus: false }, ['focus']],
] as const)(
  'a reason under a modal that %s is scrolled to when no modal is left, and takes the focus only then (CARD-11~, SHELL-12~)',
  (_, { focus }, focused) => {
    const { said, become } = shown({ sheet: true, modal: true, focus })
    become({ isLocked: true })
    become({ isLocked: false })
    expect(said).toEqual(focused)
    become({ hasModal: false, isLocked: true })
    expect(said).toEqual(focused)
    become({ isLocked: false })
    expect(said).toEqual([...(focus ? ['focus'] : focused), ...SCROLLED])
  },
)

it('a reason in a modal is scrolled to at once (KYC-05~, CARD-11~)', () => {
  expect(shown({ modal: true, focus: true, isAround: true }).said).toEqual(SCROLLED)
})
