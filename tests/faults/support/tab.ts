import { AsyncLocalStorage } from 'node:async_hooks'

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
  /** Where the page has gone by itself. */
  left: 'anew' | 'elsewhere' | PostedForm | undefined
}

const tabs = new AsyncLocalStorage<Tab>()

function here(): Tab {
  const tab = tabs.getStore()
  if (!tab) throw new Error('pages live in a tab')
  return tab
}

/** Leaves for a bank, as a form does. Shops are no part of these visits: nobody can be sent to one. */
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
  document: Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    getElementById: (id: string) => (id === 'checkout-config' ? { textContent: here().configuration } : null),
  }),
  navigator: { onLine: true },
  // Nothing wakes these pages and nothing takes their network away.
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

for (const [name, value] of Object.entries(BROWSER)) {
  Object.defineProperty(globalThis, name, { value, configurable: true })
}

/**
 * Runs a shopper's whole visit in a tab of its own. Many visits go on side by side, and each finds its own tab behind the
 * browser's global names, however late it asks.
 */
export function inTab<Result>(tab: Tab, visit: () => Promise<Result>): Promise<Result> {
  return tabs.run(tab, visit)
}
