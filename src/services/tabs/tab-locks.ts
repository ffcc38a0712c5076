import type { ClaimAnswer, RivalNews } from '../../../machines/around/tab-ownership/ports'
import { type LeasePace, lease } from './lease'
import { type PaidMark, paidMark } from './paid-mark'
import type { PaymentLock } from './payment-lock'
import { type SentMark, sentMark } from './sent-mark'
import { sha256 } from '../platform/sha256'
import { type TabLock, webLock } from './tab-lock'
import { type TabWire, tabWire } from './tab-wire'
import { type Watch, createWatch } from './tab-watch'

/** Milliseconds. */
export interface TabPace extends LeasePace {
  /** Nobody has had the order for so long: its tab is not being loaded anew, it has gone. */
  readonly ownerGrace: number
  readonly moneyDeadline: number
  readonly processingWindow: number
}

export interface TabWorld {
  /** The checkout form token. No name that another page could read says more of it than its hash. */
  readonly token: string
  readonly pace: TabPace
  /** When this page began, by its own clock: it has asked for the order since. */
  readonly begunAt: number
  /** The page before this one, in this tab, had sent a payment of which it did not hear the end. */
  readonly hadSent: boolean
  /** This tab has sent a payment of which nobody has told the end. */
  readonly hasSent: () => boolean
}

/** The browser as far as its tabs know each other by it. */
export interface TabBrowser extends Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'> {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly navigator: { readonly locks?: LockManager }
  readonly BroadcastChannel?: typeof BroadcastChannel
}

interface Locks {
  /** Who has the checkout. */
  readonly order: TabLock
  /** Who is paying: from right before a payment is sent until its end is known. */
  readonly pay: TabLock
  readonly mark: SentMark
  readonly paid: PaidMark
  readonly wire: TabWire
}

export interface TabLocks {
  claim(): Promise<ClaimAnswer>
  takeOver(): Promise<ClaimAnswer>
  /** What is noticed of other tabs, until the returned function is called. */
  hear(tell: (news: RivalNews) => void): () => void
  readonly lock: PaymentLock
}

function storageOf(browser: TabBrowser): Storage | undefined {
  try {
    return browser.localStorage
  } catch {
    return undefined
  }
}

/**
 * Which tab of this browser has the order. The order is only ever seized by who holds the lock of paying, so no tab is robbed while it
 * pays; and a tab that has not got it holds nothing and waits in no queue, so that a page that is loaded anew finds its order free.
 */
export function createTabLocks({ token, pace, begunAt, hadSent, hasSent }: TabWorld, browser: TabBrowser): TabLocks {
  let tell: (news: RivalNews) => void = () => undefined
  let opened: Promise<Locks> | undefined
  let claimed: Promise<ClaimAnswer> | undefined
  let taking: Promise<boolean> | undefined
  let [owns, pays, isUnguarded] = [false, false, false]

  async function open(): Promise<Locks> {
    const name = await sha256(token)
    const { locks } = browser.navigator
    const storage = storageOf(browser)
    const lockOf = (what: string, tellLost: () => void): TabLock => {
      if (locks) return webLock(locks, `${what}-${name}`, tellLost)
      if (storage) return lease({ storage, page: browser, pace }, `${what}-${name}`, tellLost)
      throw new Error('nothing in this browser can tell its tabs apart')
    }
    return {
      order: lockOf('order', () => {
        owns = false
        tell({ type: 'tab.robbed' })
        watch.begin()
      }),
      pay: lockOf('pay', () => {
        pays = false
      }),
      mark: sentMark(storage, `sent-${name}`, pace.moneyDeadline + pace.processingWindow),
      paid: paidMark(storage, name),
      wire: tabWire({ storage, page: browser }, `tabs-${name}`, (word) => {
        if (word === 'paid') tell({ type: 'tab.paid' })
        else watch.look()
      }),
    }
  }
  const locks = () => (opened ??= open())

  /** In a tab that is not this one. */
  async function isPaying({ pay, mark }: Locks): Promise<boolean> {
    return mark.isOthers() || (!pays && (await pay.isHeld()))
  }

  const watch: Watch = createWatch({
    pace,
    document: browser.document,
    tell: (news) => {
      tell(news)
    },
    async look() {
      const known = await locks()
      if (await isPaying(known)) return 'paying'
      return (await known.order.isHeld()) ? 'there' : 'alone'
    },
  })

  /** A browser that fails once is asked nothing more: from then on it is as if there were no other tabs. */
  async function guarded<Result>(work: (known: Locks) => Promise<Result>): Promise<Result> {
    try {
      return await work(await locks())
    } catch (error) {
      isUnguarded = true
      watch.end()
      throw error
    }
  }

  function own({ wire }: Locks): ClaimAnswer {
    owns = true
    watch.end()
    wire.say('look')
    return { kind: 'owned' }
  }

  function stayAway(kind: 'taken' | 'paying'): ClaimAnswer {
    watch.begin()
    return { kind }
  }

  const claim = () =>
    (claimed ??= guarded(async (known) => {
      // What was called out before this tab could hear it.
      if (known.paid.isSetSince(begunAt)) tell({ type: 'tab.paid' })
      if (hadSent) known.mark.adopt()
      // Whose payment it is looks for its answer here, as the page before did.
      if (hasSent()) pays = await known.pay.take()
      else {
        // The order may have told how it ended before anybody asked for the tabs.
        if (hadSent) known.mark.clear()
        if (await isPaying(known)) return stayAway('paying')
      }
      return (await known.order.take()) ? own(known) : stayAway('taken')
    }))

  const ownsNow = () => owns

  async function begin(known: Locks): Promise<boolean> {
    if (pays) return true
    if (!owns || known.mark.isOthers() || !(await known.pay.take())) return false
    // It may have been seized a moment before.
    pays = ownsNow()
    if (pays) known.wire.say('look')
    else await known.pay.release()
    return pays
  }

  /** For what is worth doing only where anything is locked at all. */
  function withLocks(work: (known: Locks) => Promise<void> | void) {
    if (!isUnguarded) opened?.then(work).catch(() => undefined)
  }

  /** No payment of this tab is under way any more. */
  async function end({ mark, pay }: Locks) {
    mark.clear()
    pays = false
    await pay.release()
  }

  return {
    claim,
    takeOver: () =>
      guarded(async (known) => {
        if (owns) return { kind: 'owned' }
        if (known.mark.isOthers() || !(await known.pay.take())) return stayAway('paying')
        try {
          if (!(await known.order.seize())) return stayAway('taken')
        } finally {
          if (!pays) await known.pay.release()
        }
        return own(known)
      }),
    hear(listener) {
      tell = listener
      return () => {
        tell = () => undefined
      }
    },
    lock: {
      async take() {
        try {
          await claim()
          taking ??= guarded(begin)
          return await taking
        } catch {
          return true
        } finally {
          taking = undefined
        }
      },
      send() {
        withLocks(({ mark }) => {
          mark.set()
        })
      },
      handOver() {
        withLocks(({ mark }) => {
          mark.clear()
        })
      },
      release() {
        withLocks(async (known) => {
          const wasPaying = pays
          await end(known)
          if (wasPaying) known.wire.say('look')
        })
      },
      endPaid() {
        withLocks(async (known) => {
          owns = false
          known.paid.set()
          await Promise.all([end(known), known.order.release()])
          known.wire.say('paid')
        })
      },
    },
  }
}
