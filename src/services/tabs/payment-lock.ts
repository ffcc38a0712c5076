/** Prevents every other tab from paying, or taking the order, while this tab pays. */
export interface PaymentLock {
  /**
   * Resolves to whether this tab has the order and holds the pay lock, until the payment has ended. Repeated calls give the same answer. If
   * the browser cannot tell its tabs apart, every tab may pay.
   */
  take(): Promise<boolean>
  /** A payment is sent: until it is answered it may commit, even if this tab closes. */
  send(): void
  /** The payment was answered and the bank decides, which the order itself shows. */
  handOver(): void
  /** No payment was sent, or the sent one has failed. */
  release(): void
  endPaid(): void
}

const nothing = () => undefined

/** For a browser with this one tab. */
export const NO_OTHER_TABS: PaymentLock = {
  take: () => Promise.resolve(true),
  send: nothing,
  handOver: nothing,
  release: nothing,
  endPaid: nothing,
}

/** A lock whose code loads later. If the code fails to load, every tab may pay. */
export function lazyPaymentLock(load: () => Promise<{ readonly lock: PaymentLock }>): PaymentLock {
  const withLock = (use: (lock: PaymentLock) => void) => {
    load().then(({ lock }) => {
      use(lock)
    }, nothing)
  }
  return {
    take: () =>
      load().then(
        ({ lock }) => lock.take(),
        () => true,
      ),
    send() {
      withLock((lock) => lock.send())
    },
    handOver() {
      withLock((lock) => {
        lock.handOver()
      })
    },
    release() {
      withLock((lock) => {
        lock.release()
      })
    },
    endPaid() {
      withLock((lock) => {
        lock.endPaid()
      })
    },
  }
}
