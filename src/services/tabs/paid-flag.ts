/** The order was paid from a tab of this browser. For pages that had asked for the order before and missed the message. */
export interface PaidFlag {
  set(): void
  /** Since a page began; the order itself reported everything before. */
  isSetSince(begunAt: number): boolean
}

export const PAID_FLAG = 'paid'

/**
 * One entry for all orders: a shopper who pays two at once learns of the last one alone, and of the other by the look before the payment. So
 * nothing of what was bought heaps up in the browser. A storage that is closed marks nothing.
 */
export function paidFlag(storage: Storage | undefined, name: string): PaidFlag {
  return {
    set() {
      try {
        storage?.setItem(PAID_FLAG, `${Date.now()} ${name}`)
      } catch {
        // The order says so before anything is paid.
      }
    },
    isSetSince(begunAt) {
      const [at, paid] = (storage?.getItem(PAID_FLAG) ?? '').split(' ')
      // A clock that was put back meanwhile must not make a page start again and again.
      return paid === name && Number(at) >= begunAt && Number(at) <= Date.now()
    },
  }
}
