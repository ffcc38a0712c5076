import { type LeaseTimings, lease, shortenEntry } from './lease'
import { type PaidFlag, paidFlag } from './paid-flag'
import { type InFlightFlag, inFlightFlag } from './in-flight-flag'
import { sha256 } from '../platform/sha256'
import { type TabLock, webLock } from './tab-lock'
import { type TabChannel, type TabMessage, tabChannel } from './tab-channel'

/** Milliseconds. */
export interface TabTimings extends LeaseTimings {
  /** When the order has been free for this long, its tab is gone; before, the tab may be reloading. */
  readonly ownerGrace: number
  readonly moneyDeadline: number
  readonly processingWindow: number
}

/** The browser features through which its tabs find each other. */
export interface TabBrowser extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  /** Null in an app's web view without DOM storage. */
  readonly localStorage: Storage | null
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly navigator: { readonly locks?: LockManager }
  readonly BroadcastChannel?: typeof BroadcastChannel
}

export interface LockSet {
  /** Held by the tab that has the checkout. */
  readonly orderLock: TabLock
  /** Held by the tab that pays, from right before a payment is sent until its outcome is known. */
  readonly payLock: TabLock
  readonly inFlight: InFlightFlag
  readonly paid: PaidFlag
  readonly channel: TabChannel
  /** Shortens what other pages stored before the device's clock was set back, so that a dead page does not block payment for days. */
  shortenEntries(): void
}

interface Wanted {
  readonly token: string
  readonly timings: TabTimings
  readonly onOrderLost: () => void
  readonly onPayLost: () => void
  readonly onMessage: (message: TabMessage) => void
}

function storageOf(browser: TabBrowser): Storage | undefined {
  try {
    return browser.localStorage ?? undefined
  } catch {
    return undefined
  }
}

/** Rejects if the browser has neither Web Locks nor storage, or cannot hash the token. */
export async function openLocks(browser: TabBrowser, wanted: Wanted): Promise<LockSet> {
  const { token, timings, onOrderLost, onPayLost, onMessage } = wanted
  const name = await sha256(token)
  const { locks } = browser.navigator
  const storage = storageOf(browser)
  const lockOf = (what: string, onLost: () => void): TabLock => {
    if (locks) return webLock(locks, `${what}-${name}`, onLost)
    if (storage) return lease({ storage, page: browser, timings }, `${what}-${name}`, onLost)
    throw new Error('nothing in this browser can tell its tabs apart')
  }
  const sentLength = timings.moneyDeadline + timings.processingWindow
  const { leaseLength } = timings
  return {
    orderLock: lockOf('order', onOrderLost),
    payLock: lockOf('pay', onPayLost),
    inFlight: inFlightFlag(storage, `sent-${name}`, sentLength),
    paid: paidFlag(storage, name),
    channel: tabChannel({ storage, page: browser }, `tabs-${name}`, onMessage),
    shortenEntries() {
      if (!storage) return
      const lengths = { order: leaseLength, pay: leaseLength, sent: sentLength }
      for (const [what, length] of Object.entries(lengths)) shortenEntry(storage, `${what}-${name}`, length)
    },
  }
}
