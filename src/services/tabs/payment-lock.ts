/** What keeps every other tab from paying while this one does, and from taking the order from it. */
export interface PaymentLock {
  /**
   * Whether this tab has the order and no other can begin to pay it, until the payment has ended. Asked again meanwhile it says so again.
   * A browser that can't say lets every tab pay.
   */
  take(): Promise<boolean>
  /** A payment goes out: until it is answered it may commit, even if this tab closes. */
  send(): void
  /** It was answered, and the bank decides: the order itself says so. */
  handOver(): void
  /** None was sent, or what was sent has failed. */
  release(): void
  /** The order is paid. */
  endPaid(): void
}

const nothing = () => undefined

/** Of a browser with this one tab. */
export const NO_OTHER_TABS: PaymentLock = {
  take: () => Promise.resolve(true),
  send: nothing,
  handOver: nothing,
  release: nothing,
  endPaid: nothing,
}

/** The lock of tabs whose code comes later; missing code lets every tab pay. */
export function latePaymentLock(load: () => Promise<{ readonly lock: PaymentLock }>): PaymentLock {
  const tell = (say: (lock: PaymentLock) => void) => {
    load().then(({ lock }) => {
      say(lock)
    }, nothing)
  }
  return {
    take: () =>
      load().then(
        ({ lock }) => lock.take(),
        () => true,
      ),
    send() {
      tell((lock) => lock.send())
    },
    handOver() {
      tell((lock) => {
        lock.handOver()
      })
    },
    release() {
      tell((lock) => {
        lock.release()
      })
    },
    endPaid() {
      tell((lock) => {
        lock.endPaid()
      })
    },
  }
}
