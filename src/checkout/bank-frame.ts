/** A bank's page that is to be shown within the frame that the checkout is shown in. */
export interface BankVisit {
  readonly host: string
  /** Posts the bank's form into a frame or window of this name. */
  readonly postTo: (target: string) => void
  /** The bank's page has gone on to another one, which may have been the last. */
  readonly onMoved: () => void
  /** There is nothing to show it in. */
  readonly onFailed: () => void
  /** The shopper has done with it here, or goes on with it elsewhere. */
  readonly close: () => void
}

type Listener = () => void

/** The one bank's page on show, from the way to it until the outcome of its payment is known. */
export interface BankFrame {
  readonly current: () => BankVisit | undefined
  readonly show: (visit: BankVisit | undefined) => void
  readonly subscribe: (listener: Listener) => () => void
}

export function createBankFrame(): BankFrame {
  const listeners = new Set<Listener>()
  let shown: BankVisit | undefined
  return {
    current: () => shown,
    show(visit) {
      if (shown === visit) return
      shown = visit
      listeners.forEach((listener) => {
        listener()
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Of this page. */
export const bankFrame = createBankFrame()
