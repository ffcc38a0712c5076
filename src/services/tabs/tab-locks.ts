import type { ClaimAnswer, RivalEvent } from '../../../machines/around/tab-ownership/ports'
import { type LockSet, openLocks, type TabBrowser, type TabTimings } from './lock-set'
import { createOwnPayment } from './own-payment'
import { watchPresence } from './page-presence'
import { createQueue } from './queue'
import type { PaymentLock } from './payment-lock'
import { type OwnerPoll, createOwnerPoll } from './owner-poll'

export interface TabDeps {
  /** The checkout form token. Names that another page could read contain only its hash. */
  readonly token: string
  readonly timings: TabTimings
  /** When this page began, by the device's clock: the order was requested after that. */
  readonly begunAt: number
  /** The previous page of this tab had sent a payment, and was left before its outcome. */
  readonly hadSent: boolean
  /** This tab has sent a payment whose outcome is unknown. */
  readonly hasSent: () => boolean
}

export interface TabLocks {
  claim(): Promise<ClaimAnswer>
  takeOver(): Promise<ClaimAnswer>
  /** Reports what other tabs do, until the returned function is called. */
  subscribe(listener: (event: RivalEvent) => void): () => void
  readonly lock: PaymentLock
}

/**
 * Which tab of this browser has the order. A tab takes the order from another one only while it holds the pay lock, so no tab loses the
 * order while it pays. A tab without the order holds no lock and waits in no queue, so a reloaded page finds its order free.
 *
 * A page that the shopper has left holds no lock either: a browser may keep it whole while the next page in its tab, back from the bank
 * or the shop, asks for the order. When it is shown again, it asks for its locks, and no payment begins in it before the answer.
 */
export function createTabLocks({ token, timings, begunAt, hadSent, hasSent }: TabDeps, browser: TabBrowser): TabLocks {
  let emit: (event: RivalEvent) => void = () => undefined
  let opening: Promise<LockSet> | undefined
  let opened: LockSet | undefined
  let claimed: Promise<ClaimAnswer> | undefined
  /** `over` once this tab's own payment is complete, whose result it then shows without regard to other tabs. */
  let standing: 'asking' | 'owning' | 'elsewhere' | 'over' = 'asking'
  let isUnguarded = false
  const payment = createOwnPayment()
  /** A lock is released before it is taken again. */
  const inTurn = createQueue()

  async function open(): Promise<LockSet> {
    opened = await openLocks(browser, {
      token,
      timings,
      onOrderLost() {
        standing = 'elsewhere'
        emit({ type: 'tab.lostOrder' })
        ownerPoll.begin()
      },
      onPayLost: payment.onLockLost,
      onMessage(message) {
        if (message === 'paid' && standing !== 'over') emit({ type: 'tab.paid' })
        else ownerPoll.look()
      },
    })
    return opened
  }
  const locks = async () => {
    const known = await (opening ??= open())
    known.shortenEntries()
    return known
  }
  // TypeScript keeps a variable's narrowing across an `await`, in which the variable may change; a call has none.
  const standingNow = () => standing

  const ownerPoll: OwnerPoll = createOwnerPoll({
    timings,
    document: browser.document,
    emit: (event) => emit(event),
    async look() {
      const known = await locks()
      if (await payment.isOthers(known)) return 'paying'
      return (await known.orderLock.isHeld()) ? 'there' : 'alone'
    },
  })

  const presence = watchPresence(browser, {
    // Everything here runs synchronously: a page that is left may not have another turn.
    onLeft() {
      if (standing === 'over') return
      claimed = undefined
      if (standing === 'owning') standing = 'asking'
      void opened?.orderLock.release()
      payment.leave(opened)
      emit({ type: 'tab.left' })
    },
    onReturned() {
      if (standing === 'over') return
      if (standing === 'elsewhere') {
        ownerPoll.look()
        return
      }
      void claim()
        .catch((): ClaimAnswer => ({ kind: 'owned' }))
        .then(({ kind }) => {
          emit({ type: kind === 'owned' ? 'tab.returned' : 'tab.lostOrder' })
        })
    },
  })

  /** After the first failure the browser's locks are no longer used, and this tab acts as the only one. */
  async function guarded<Result>(work: (known: LockSet) => Promise<Result>): Promise<Result> {
    try {
      return await work(await locks())
    } catch (error) {
      isUnguarded = true
      ownerPoll.end()
      throw error
    }
  }

  function own({ channel }: LockSet): ClaimAnswer {
    standing = 'owning'
    ownerPoll.end()
    channel.post('look')
    return { kind: 'owned' }
  }

  /** The order may have been found paid while its locks were taken. */
  async function answerOf(known: LockSet, kind: ClaimAnswer['kind']): Promise<ClaimAnswer> {
    if (standing === 'over') return letGo(known)
    if (kind === 'owned') return own(known)
    standing = 'elsewhere'
    ownerPoll.begin(kind === 'paying')
    return { kind }
  }

  async function askFor(known: LockSet): Promise<ClaimAnswer['kind']> {
    // This tab sent the payment, so it takes over its lock and looks for the answer.
    if (hasSent()) await payment.resume(known)
    else {
      // The order may have reported the outcome before the tabs were checked.
      if (hadSent) known.inFlight.clear()
      if (await payment.isOthers(known)) return 'paying'
    }
    if (presence.isAway()) return 'taken'
    return (await known.orderLock.take()) ? 'owned' : 'taken'
  }

  const claim = (): Promise<ClaimAnswer> =>
    (claimed ??= guarded(async (known): Promise<ClaimAnswer> => {
      const departures = await presence.here()
      // This page itself set the paid flag.
      if (standing === 'over') return letGo(known)
      // Another tab may have paid before this one listened.
      if (known.paid.isSetSince(begunAt)) emit({ type: 'tab.paid' })
      if (hadSent && departures === 0) known.inFlight.adopt()
      const kind = await askFor(known)
      // If the page was left meanwhile, its locks have been released.
      if (standingNow() !== 'over' && departures !== presence.departures()) return claim()
      return answerOf(known, kind)
    }))

  /** The order is paid: this page keeps its result, and releases its locks. */
  async function letGo(known: LockSet): Promise<ClaimAnswer> {
    await Promise.all([payment.end(known), known.orderLock.release()])
    return { kind: 'owned' }
  }

  async function begin(known: LockSet): Promise<boolean> {
    const hadBegun = payment.holdsLock()
    const hasBegun = await payment.begin(known, () => standing === 'owning')
    if (hasBegun && !hadBegun) known.channel.post('look')
    return hasBegun
  }

  /** Does the work only if locks were opened and the browser has not failed. */
  async function withLocks(work: (known: LockSet) => Promise<void> | void): Promise<void> {
    if (!isUnguarded) await opening?.then(work).catch(() => undefined)
  }

  return {
    claim,
    takeOver: () =>
      guarded(async (known) => {
        const departures = await presence.here()
        if (standing === 'owning') return { kind: 'owned' }
        if (standing === 'over' || known.inFlight.isOthers() || !(await known.payLock.take()))
          return answerOf(known, 'paying')
        let isOwned: boolean
        try {
          isOwned = departures === presence.departures() && (await known.orderLock.seize())
        } finally {
          if (!payment.holdsLock()) await known.payLock.release()
        }
        return answerOf(known, isOwned ? 'owned' : 'taken')
      }),
    subscribe(listener) {
      emit = listener
      return () => {
        emit = () => undefined
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
        void withLocks(payment.send)
      },
      handOver() {
        void withLocks(payment.handOver)
      },
      release() {
        void inTurn(() =>
          withLocks(async (known) => {
            const wasPaying = payment.holdsLock()
            await payment.end(known)
            if (wasPaying) known.channel.post('look')
          }),
        )
      },
      endPaid() {
        // Also if the order answered before its tabs were checked: only this message informs the others.
        void guarded(async (known) => {
          standing = 'over'
          known.paid.set()
          await letGo(known)
          known.channel.post('paid')
        }).catch(() => undefined)
      },
    },
  }
}
