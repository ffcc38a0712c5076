import { afterEach, expect, it, vi } from 'vitest'
import { syncBrowserAddress } from '../../src/routing/browser-address'

vi.mock('../../src/routing/sync-address', () => ({ syncAddress: () => undefined }))
vi.mock('@tanstack/react-router', () => ({ createBrowserHistory: () => undefined }))

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Syncs the address of a page that has loaded so far. */
function pageThatIs(readyState: DocumentReadyState, hidden = false) {
  const history: Pick<History, 'scrollRestoration'> = { scrollRestoration: 'auto' }
  const page = new EventTarget()
  const document = Object.assign(new EventTarget(), { readyState, hidden })
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  syncBrowserAddress({} as never, {} as never, {} as never)
  return {
    history,
    loads() {
      document.readyState = 'complete'
      page.dispatchEvent(new Event('pageshow'))
    },
    turns(isHidden: boolean) {
      document.hidden = isHidden
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

it.each(['loading', 'interactive'] as const)(
  'a page that is %s is left to the browser, which returns it to its place, until it has loaded (BOOT-07~)',
  (readyState) => {
    const { history, loads, turns } = pageThatIs(readyState)
    turns(true)
    turns(false)
    expect(history.scrollRestoration).toBe('auto')
    loads()
    expect(history.scrollRestoration).toBe('manual')
  },
)

it('a page that has loaded keeps its scroll at Back, also when it is shown again from the browser’s cache (BOOT-13~)', () => {
  const { history, loads } = pageThatIs('complete')
  expect(history.scrollRestoration).toBe('manual')
  // As it is left for another page.
  history.scrollRestoration = 'auto'
  loads()
  expect(history.scrollRestoration).toBe('manual')
})

it('a hidden page is left to the browser, since a phone may end it, until it is shown again (BOOT-07~)', () => {
  const { history, loads, turns } = pageThatIs('interactive', true)
  loads()
  turns(true)
  expect(history.scrollRestoration).toBe('auto')
  turns(false)
  expect(history.scrollRestoration).toBe('manual')
})
