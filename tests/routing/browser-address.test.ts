import { afterEach, expect, it, vi } from 'vitest'
import { syncBrowserAddress } from '../../src/routing/browser-address'

vi.mock('../../src/routing/sync-address', () => ({ syncAddress: () => undefined }))
vi.mock('@tanstack/react-router', () => ({ createBrowserHistory: () => undefined }))

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Syncs the address of a page that has loaded so far. */
function pageThatIs(readyState: DocumentReadyState) {
  const history: Pick<History, 'scrollRestoration'> = { scrollRestoration: 'auto' }
  const page = new EventTarget()
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  syncBrowserAddress({} as never, {} as never, {} as never)
  const show = () => page.dispatchEvent(new Event('pageshow'))
  return { history, show }
}

it.each(['loading', 'interactive'] as const)(
  'a page that is %s is left to the browser, which returns it to its place, until it is shown (BOOT-07~)',
  (readyState) => {
    const { history, show } = pageThatIs(readyState)
    expect(history.scrollRestoration).toBe('auto')
    show()
    expect(history.scrollRestoration).toBe('manual')
  },
)

it('a page that has loaded keeps its scroll at Back, also when it is shown again from the browser’s cache (BOOT-13~)', () => {
  const { history, show } = pageThatIs('complete')
  expect(history.scrollRestoration).toBe('manual')
  // As it is left for another page.
  history.scrollRestoration = 'auto'
  show()
  expect(history.scrollRestoration).toBe('manual')
})
