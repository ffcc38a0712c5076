import { AsyncLocalStorage } from 'node:async_hooks'
import { PATHS } from '../../gateways/support/paths'
import { type FakeTab, fakeBrowser } from '../../support/fake-browser'
import { isPayment, sendingBook } from './money-calls'

/** A form that was posted to a bank: the page is gone. */
export interface PostedForm {
  readonly url: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** A browser's tab, as far as the checkout below its screens knows one. It outlives the pages that are opened in it. */
export interface Tab {
  readonly origin: string
  /** Where banks are. */
  readonly bank: string
  /** The text of the page's configuration block. */
  readonly configuration: string
  readonly kept: Map<string, string>
  /** The browser that this tab is one of, and the page that is open in it. */
  browser: ReturnType<typeof fakeBrowser>
  page: FakeTab | undefined
  /** What the page waits for, as long as it is open. */
  readonly timers: Set<NodeJS.Timeout>
  /** Where the page has gone on its own. */
  left: 'anew' | 'elsewhere' | PostedForm | undefined
  /** The payments that left this tab, whether or not they arrived. */
  readonly book: ReturnType<typeof sendingBook>
  /** By how many milliseconds the device's clock has been put forward, or back. */
  clockOff: number
  /** A payment is about to leave it. */
  readonly beforeSending: () => Promise<void>
  /** A call is on its way by which the page may be left. */
  readonly passing: (moment: 'looking' | 'sending' | 'sent') => void
}

/** What a tab is given of the sandbox. */
type Given = Pick<Tab, 'origin' | 'bank' | 'configuration'> & Partial<Pick<Tab, 'beforeSending' | 'passing'>>

export const openTab = (given: Given): Tab => ({
  kept: new Map<string, string>(),
  browser: fakeBrowser(),
  page: undefined,
  timers: new Set(),
  left: undefined,
  book: sendingBook(),
  clockOff: 0,
  beforeSending: () => Promise.resolve(),
  passing: () => undefined,
  ...given,
})

/** From here on it is a tab of a browser that knows nothing of the one before. */
export function moveToAnotherDevice(tab: Tab): void {
  tab.kept.clear()
  tab.browser = fakeBrowser()
}

const tabs = new AsyncLocalStorage<Tab>()

function here(): Tab {
  const tab = tabs.getStore()
  if (!tab) throw new Error('pages live in a tab')
  return tab
}

/** Opens another page in place of the one before; closes it by the returned function. */
export function nextPage(): () => void {
  const tab = here()
  const page = tab.browser.openTab()
  tab.page = page
  return () => {
    page.leave()
    tab.timers.forEach(clearTimeout)
    tab.timers.clear()
  }
}

/** Leaves for a bank, as a form does. Shops are no part of these visits: no visit goes to one. */
export function leaveFor(posted: PostedForm): void {
  const tab = here()
  if (new URL(posted.url).origin !== tab.bank) throw new Error('there is no shop here')
  tab.left = posted
}

const BROWSER = {
  sessionStorage: {
    getItem: (name: string) => here().kept.get(name) ?? null,
    setItem: (name: string, text: string) => void here().kept.set(name, text),
    removeItem: (name: string) => void here().kept.delete(name),
  },
  location: {
    get origin() {
      return here().origin
    },
    reload() {
      here().left = 'anew'
    },
    assign() {
      here().left = 'elsewhere'
    },
  },
  document: {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    getElementById: (id: string) => (id === 'checkout-config' ? { textContent: here().configuration } : null),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  },
  navigator: { onLine: true },
  // A page that is taken back from the way to its shop goes nowhere here.
  stop: () => undefined,
  // By what a page knows other tabs of the same order.
  get window() {
    return here().page?.browser
  },
  // Nothing wakes these pages and nothing takes their network away.
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(BROWSER))) {
  Object.defineProperty(globalThis, name, { ...property, configurable: true })
}

const wallTime = Date.now.bind(Date)

Date.now = () => wallTime() + (tabs.getStore()?.clockOff ?? 0)

/** Node has no pages, with which their timers end. */
function endingWithPage<Given extends readonly unknown[], Timer extends (...given: Given) => NodeJS.Timeout>(
  begin: Timer,
) {
  const onPage = (...given: Given) => {
    const timer = begin(...given)
    tabs.getStore()?.timers.add(timer)
    return timer
  }
  return Object.assign(onPage, begin)
}

globalThis.setInterval = endingWithPage(globalThis.setInterval)
globalThis.setTimeout = endingWithPage(globalThis.setTimeout)

const network = globalThis.fetch

/** The network as it is, given the name of each payment that a tab gives to it. */
globalThis.fetch = async (input, init) => {
  const tab = tabs.getStore()
  const url = input instanceof Request ? input.url : input
  if (tab && typeof init?.body === 'string') {
    const { pathname } = new URL(url)
    tab.book.note(pathname, JSON.parse(init.body))
    if (isPayment(pathname)) {
      await tab.beforeSending()
      tab.passing('sending')
      const sent = network(input, init)
      tab.passing('sent')
      return sent
    }
    if (pathname.endsWith(PATHS.detail)) tab.passing('looking')
  }
  return network(input, init)
}

/** What another device does, which is no tab of these. */
export const elsewhere = <Result>(work: () => Result): Result => tabs.exit(work)

/**
 * Runs a shopper's whole visit in a tab of its own. Many visits go on side by side, and each finds its own tab behind the
 * browser's global names, however late it asks.
 */
export function inTab<Result>(tab: Tab, visit: () => Promise<Result>): Promise<Result> {
  return tabs.run(tab, visit)
}
