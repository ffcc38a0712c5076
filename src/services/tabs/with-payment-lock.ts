import type { PaymentLock } from './payment-lock'

/**
 * Runs work for a payment that holds the order, and releases the lock if the work fails. If `signal` aborts, the lock is released
 * immediately, and not again when the work ends: by then another payment of this tab may hold it.
 */
export async function withPaymentLock<Result>(
  { lock, signal }: { readonly lock: Pick<PaymentLock, 'release'>; readonly signal: AbortSignal },
  work: () => Promise<Result>,
  isHeldOn: (result: Result) => boolean,
): Promise<Result> {
  const release = () => {
    lock.release()
  }
  const isLeft = () => signal.aborted
  if (isLeft()) {
    release()
    throw new Error('this was left before it began')
  }
  signal.addEventListener('abort', release)
  let isHeld = false
  try {
    const result = await work()
    isHeld = isHeldOn(result)
    return result
  } finally {
    signal.removeEventListener('abort', release)
    if (!isHeld && !isLeft()) release()
  }
}
