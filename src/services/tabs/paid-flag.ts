/** Marks that a tab of this browser has paid the order, for pages that loaded the order before and missed the message. */
export interface PaidFlag {
  set(): void
  /** Whether it was set after a page began; the order itself reports every earlier payment. */
  isSetSince(begunAt: number): boolean
}

export const PAID_FLAG = 'paid'

/**
 * One entry for all orders, so that purchases do not accumulate in the browser. A shopper who pays two orders at once learns of the last
 * one here, and of the other from the check before a payment. If storage is unavailable, no flag is set.
 */
export function paidFlag(storage: Storage | undefined, name: string): PaidFlag {
  const read = () => {
    try {
      return storage?.getItem(PAID_FLAG) ?? ''
    } catch {
      // A storage that can't be read shows no flag: the locks must work without it.
      return ''
    }
  }
  return {
    set() {
      try {
        storage?.setItem(PAID_FLAG, `${Date.now()} ${name}`)
      } catch {
        // The check before a payment reads it from the order.
      }
    },
    isSetSince(begunAt) {
      const [at, paid] = read().split(' ')
      // A clock that was set back meanwhile must not make a page reload again and again.
      return paid === name && Number(at) >= begunAt && Number(at) <= Date.now()
    },
  }
}
