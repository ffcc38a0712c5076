import type { PaymentLock } from './payment-lock'

/**
 * Work for a payment that holds the order: where it fails, the order is let go of. A caller that leaves lets go at once, and not
 * once more when the work ends: by then another payment of this tab may hold it.
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
