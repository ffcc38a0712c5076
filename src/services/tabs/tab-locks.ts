import type { ClaimAnswer, RivalEvent } from '../../../machines/around/tab-ownership/ports'
import { type LockSet, openLocks, type TabBrowser, type TabTimings } from './lock-set'
import { watchPresence } from './page-presence'
import type { PaymentLock } from './payment-lock'
import { type OwnerPoll, createOwnerPoll } from './owner-poll'

export interface TabDeps {
  /** The checkout form token. No name that another page could read says more of it than its hash. */
  readonly token: string
  readonly timings: TabTimings
  /** When this page began, by its own clock: it has asked for the order since. */
  readonly begunAt: number
  /** The page before this one, in this tab, had sent a payment of which it did not hear the end. */
  readonly hadSent: boolean
  /** This tab has sent a payment whose end is unknown. */
  readonly hasSent: () => boolean
}

export interface TabLocks {
  claim(): Promise<ClaimAnswer>
  takeOver(): Promise<ClaimAnswer>
  /** What is noticed of other tabs, until the returned function is called. */
  hear(tell: (event: RivalEvent) => void): () => void
  readonly lock: PaymentLock
}

/**
 * Which tab of this browser has the order. The order is only ever seized by who holds the lock of paying, so no tab is robbed while it
 * pays; and a tab that has not got it holds nothing and waits in no queue, so that a page that is reloaded finds its order free.
 *
 * A page that the shopper has left holds nothing either: a browser may keep it whole while the next page in its tab, back from the bank
 * or the shop, asks for the order. Shown again it asks for what it held, and until that is answered no payment begins in it.
 */
export function createTabLocks({ token, timings, begunAt, hadSent, hasSent }: TabDeps, browser: TabBrowser): TabLocks {
  let tell: (event: RivalEvent) => void = () => undefined
  let opening: Promise<LockSet> | undefined
  let opened: LockSet | undefined
  let claimed: Promise<ClaimAnswer> | undefined
  let [owns, pays, isElsewhere, isOver, isUnguarded] = [false, false, false, false, false]
  /** What was sent could not be marked: only the lock of paying keeps other tabs from paying. */
  let isUnmarked = false
  let last: Promise<unknown> = Promise.resolve()

  async function open(): Promise<LockSet> {
    opened = await openLocks(browser, {
      ...{ token, timings },
      onOrderLost() {
        owns = false
        isElsewhere = true
        tell({ type: 'tab.robbed' })
        ownerPoll.begin()
      },
      onPayLost() {
        pays = false
      },
      hear(word) {
        if (word === 'paid') tell({ type: 'tab.paid' })
        else ownerPoll.look()
      },
    })
    return opened
  }
  const locks = () => (opening ??= open())

  /** In a tab that is not this one. */
  async function isPaying({ pay, mark }: LockSet): Promise<boolean> {
    return mark.isOthers() || (!pays && (await pay.isHeld()))
  }

  const ownerPoll: OwnerPoll = createOwnerPoll({
    timings,
    document: browser.document,
    tell: (event) => {
      tell(event)
    },
    async look() {
      const known = await locks()
      if (await isPaying(known)) return 'paying'
      return (await known.order.isHeld()) ? 'there' : 'alone'
    },
  })

  const presence = watchPresence(browser, {
    // Everything here is done before the handler ends: a page that is left may not have another turn.
    onLeft() {
      if (isOver) return
      claimed = undefined
      owns = false
      void opened?.order.release()
      if (!isUnmarked) {
        pays = false
        void opened?.pay.release()
      }
      tell({ type: 'tab.left' })
    },
    onReturned() {
      if (isOver) return
      if (isElsewhere) {
        ownerPoll.look()
        return
      }
      const tellBack = (kind: ClaimAnswer['kind']) => {
        tell({ type: kind === 'owned' ? 'tab.returned' : 'tab.robbed' })
      }
      claim().then(
        ({ kind }) => {
          tellBack(kind)
        },
        () => {
          tellBack('owned')
        },
      )
    },
  })

  /** A browser that fails once is asked nothing more: from then on it is as if there were no other tabs. */
  async function guarded<Result>(work: (known: LockSet) => Promise<Result>): Promise<Result> {
    try {
      return await work(await locks())
    } catch (error) {
      isUnguarded = true
      ownerPoll.end()
      throw error
    }
  }

  /** In the order in which it was asked for: what was let go of is free before it is taken again. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  function own({ channel }: LockSet): ClaimAnswer {
    owns = true
    isElsewhere = false
    ownerPoll.end()
    channel.say('look')
    return { kind: 'owned' }
  }

  function stayAway(kind: 'taken' | 'paying'): ClaimAnswer {
    isElsewhere = true
    ownerPoll.begin()
    return { kind }
  }

  async function askFor(known: LockSet): Promise<ClaimAnswer['kind']> {
    // Whose payment it is looks for its answer here, as the page before did.
    if (hasSent()) pays = await known.pay.take()
    else {
      // The order may have said how it ended before the tabs were asked.
      if (hadSent) known.mark.clear()
      if (await isPaying(known)) return 'paying'
    }
    if (presence.isAway()) return 'taken'
    return (await known.order.take()) ? 'owned' : 'taken'
  }

  const claim = (): Promise<ClaimAnswer> =>
    (claimed ??= guarded(async (known): Promise<ClaimAnswer> => {
      const departures = await presence.here()
      // What was called out before this tab could hear it.
      if (known.paid.isSetSince(begunAt)) tell({ type: 'tab.paid' })
      if (hadSent && departures === 0) known.mark.adopt()
      const kind = await askFor(known)
      // What was given to a page that was left meanwhile has been let go of.
      if (departures !== presence.departures()) return claim()
      return kind === 'owned' ? own(known) : stayAway(kind)
    }))

  const ownsNow = () => owns

  async function begin(known: LockSet): Promise<boolean> {
    if (pays) return true
    if (!owns || known.mark.isOthers() || !(await known.pay.take())) return false
    // It may have been seized a moment before.
    pays = ownsNow()
    if (pays) known.channel.say('look')
    else await known.pay.release()
    return pays
  }

  /** For what is worth doing only where anything is locked at all. */
  async function withLocks(work: (known: LockSet) => Promise<void> | void): Promise<void> {
    if (!isUnguarded) await opening?.then(work).catch(() => undefined)
  }

  /** No payment of this tab is under way any more. */
  async function end({ mark, pay }: LockSet) {
    mark.clear()
    isUnmarked = false
    pays = false
    await pay.release()
  }

  return {
    claim,
    takeOver: () =>
      guarded(async (known) => {
        const departures = await presence.here()
        if (owns) return { kind: 'owned' }
        if (known.mark.isOthers() || !(await known.pay.take())) return stayAway('paying')
        try {
          if (departures !== presence.departures() || !(await known.order.seize())) return stayAway('taken')
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
      take: () =>
        inTurn(async () => {
          await presence.here()
          await claim()
          return guarded(begin)
        }).catch(() => true),
      send() {
        void withLocks(({ mark }) => {
          isUnmarked = !mark.set()
        })
      },
      handOver() {
        void withLocks(({ mark }) => {
          mark.clear()
          isUnmarked = false
        })
      },
      release() {
        void inTurn(() =>
          withLocks(async (known) => {
            const wasPaying = pays
            await end(known)
            if (wasPaying) known.channel.say('look')
          }),
        )
      },
      endPaid() {
        void withLocks(async (known) => {
          owns = false
          isOver = true
          known.paid.set()
          await Promise.all([end(known), known.order.release()])
          known.channel.say('paid')
        })
      },
    },
  }
}
