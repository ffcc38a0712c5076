import { afterEach, expect, it, vi } from 'vitest'
import { Spoken } from '../../src/components/spoken/spoken'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['status', 'polite'],
  ['alert', 'assertive'],
] as const)(
  'a spoken %s is %s, and beside the page’s root, which an open modal hides (A11Y-01~, BEST-13~)',
  (role, urgency) => {
    const body = { nodeType: 1 }
    vi.stubGlobal('document', { body })
    const portal = Spoken({ role, children: 'Saved', data: { 'data-network': 'slow' } })
    const props = { role, 'aria-live': urgency, children: 'Saved', 'data-network': 'slow' }
    expect(portal).toMatchObject({ containerInfo: body, children: { props } })
  },
)
