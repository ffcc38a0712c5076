import type { ReactElement, RefCallback } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { REASON_SHOWN } from '../../src/checkout/reason-shown'
import { ReasonNote } from '../../src/screens/reason-note/reason-note'
import { lockedPage } from '../support/locked-page'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Shows a note over a phone's page; `has` names what is open there. */
function shown(has: { readonly sheet?: boolean; readonly modal?: boolean }) {
  const bar = { previousElementSibling: { getClientRects: () => [{}] } }
  const toggle = { closest: () => bar }
  const { release } = lockedPage({
    querySelector: (selector: string) => ((selector === '[data-modal]' ? has.modal : has.sheet) ? toggle : null),
  })
  if (!has.modal) release()
  const said: unknown[] = []
  const note = {
    focus: () => said.push('focus'),
    scrollIntoView: (how: object) => said.push(how),
    dispatchEvent: ({ type, bubbles }: Event) => said.push([type, bubbles]),
  }
  const { props } = ReasonNote({ children: '' }) as ReactElement<{ ref: RefCallback<HTMLElement> }>
  void props.ref(note as unknown as HTMLElement)
  return { said, release }
}

const SCROLLED = [{ block: 'nearest', behavior: 'instant' }, [REASON_SHOWN, true]]

it.each([
  [{}, []],
  [{ sheet: true }, ['focus']],
] as const)(
  'a reason under %o is scrolled to at once, and takes the focus from a price sheet alone (CARD-11~, A11Y-01~)',
  (has, focused) => {
    expect(shown(has).said).toEqual([...focused, ...SCROLLED])
  },
)

it('a reason under a modal, which keeps the focus, is scrolled to when it is closed (CARD-11~, SHELL-12~)', () => {
  const { said, release } = shown({ sheet: true, modal: true })
  expect(said).toEqual([])
  release()
  expect(said).toEqual(SCROLLED)
})
