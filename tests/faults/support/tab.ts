import { AsyncLocalStorage } from 'node:async_hooks'
import { PATHS } from '../../gateways/support/paths'
import { type FakeTab, fakeBrowser } from '../../support/fake-browser'
import { isPayment, sendingBook } from './money-calls'

/** A form that was posted to a bank, which ends the page. */
export interface PostedForm {
  readonly url: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** A browser tab, as far as the checkout without its screens uses one. It outlives its pages. */
export interface Tab {
  readonly origin: string
  readonly bank: string
  /** Text of the page's configuration block. */
  readonly configuration: string
  readonly kept: Map<string, string>
  /** The tab's browser, and the page open in the tab. */
  browser: ReturnType<typeof fakeBrowser>
  page: FakeTab | undefined
  /** Pending timers of the open page. */
  readonly timers: Set<NodeJS.Timeout>
  /** Where the page has navigated on its own. */
  left: 'anew' | 'elsewhere' | PostedForm | undefined
  /** The payments that left this tab, whether or not they arrived. */
  readonly book: ReturnType<typeof sendingBook>
  /** Offset of the device's clock, in milliseconds. */
  clockOff: number
  readonly beforeSending: () => Promise<void>
  /** Runs when a call is in flight during which the shopper may leave. */
  readonly passing: (moment: 'looking' | 'sending' | 'sent') => void
}

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

/** Turns the tab into one of another browser, without any stored data. */
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

/** Opens another page in place of the previous one. Returns a function that closes it. */
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

/** Navigates to a bank by posting a form. No visit navigates to a shop. */
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
  // `window.stop` has nothing to stop: navigations are simulated.
  stop: () => undefined,
  // Through this a page detects other tabs with the same order.
  get window() {
    return here().page?.browser
  },
  // These pages are never resumed and never go offline.
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(BROWSER))) {
  Object.defineProperty(globalThis, name, { ...property, configurable: true })
}

const wallTime = Date.now.bind(Date)

Date.now = () => wallTime() + (tabs.getStore()?.clockOff ?? 0)

/** Ends a timer with its page; Node has no pages. */
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

/** The real network; records the submission id of each payment that a tab sends. */
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

/** Runs work of another device, outside any of these tabs. */
export const elsewhere = <Result>(work: () => Result): Result => tabs.exit(work)

/**
 * Runs a shopper's whole visit in a tab of its own. Visits run in parallel, and each finds its own tab behind the browser's globals, also
 * after an await.
 */
export function inTab<Result>(tab: Tab, visit: () => Promise<Result>): Promise<Result> {
  return tabs.run(tab, visit)
}
