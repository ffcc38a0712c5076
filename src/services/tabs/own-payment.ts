import type { LockSet } from './lock-set'

type PayLocks = Pick<LockSet, 'payLock' | 'inFlight'>

/**
 * This tab's payment as other tabs see it: the pay lock, which a tab holds while it may send, and the flag of a sent payment, which outlives
 * the page.
 */
export interface OwnPayment {
  /** Whether another tab pays, or has a payment in flight. */
  readonly isOthers: (locks: PayLocks) => Promise<boolean>
  /** Takes the pay lock. True if this tab holds it and, once it does, still owns the order. */
  readonly begin: (locks: PayLocks, isOwner: () => boolean) => Promise<boolean>
  /** Takes the pay lock of a payment that this tab has sent before. */
  readonly resume: (locks: PayLocks) => Promise<void>
  readonly holdsLock: () => boolean
  /** The browser, or another tab, has taken the pay lock away. */
  readonly onLockLost: () => void
  readonly send: (locks: PayLocks) => void
  /** The order says from now on that a payment is under way. */
  readonly handOver: (locks: PayLocks) => void
  /** No payment of this tab is in flight any more. */
  readonly end: (locks: PayLocks) => Promise<void>
  /** The page is left: it holds no lock, but the one without which its sent payment would be unknown. */
  readonly leave: (locks: PayLocks | undefined) => void
}

export function createOwnPayment(): OwnPayment {
  let holdsLock = false
  /** The flag could not be set: only the pay lock keeps other tabs from paying. */
  let isUnflagged = false
  return {
    isOthers: async ({ payLock, inFlight }) => inFlight.isOthers() || (!holdsLock && (await payLock.isHeld())),
    async begin({ payLock, inFlight }, isOwner) {
      if (holdsLock) return true
      if (!isOwner() || inFlight.isOthers() || !(await payLock.take())) return false
      // Another tab may have taken the order a moment before.
      holdsLock = isOwner()
      if (!holdsLock) await payLock.release()
      return holdsLock
    },
    async resume({ payLock }) {
      holdsLock = await payLock.take()
    },
    holdsLock: () => holdsLock,
    onLockLost() {
      holdsLock = false
    },
    send({ inFlight }) {
      isUnflagged = !inFlight.set()
    },
    handOver({ inFlight }) {
      inFlight.clear()
      isUnflagged = false
    },
    async end({ inFlight, payLock }) {
      inFlight.clear()
      isUnflagged = false
      holdsLock = false
      await payLock.release()
    },
    leave(locks) {
      if (isUnflagged) return
      holdsLock = false
      void locks?.payLock.release()
    },
  }
}
