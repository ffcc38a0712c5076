import type { Instant } from '../../../machines/entities/instant'
import type { Outcome } from '../../gateways/outcome'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { ServerClock } from './server-clock'

interface SyncedClock<Payments> {
  /** The same gateway, except that each answer about the order sets the clock. */
  readonly payments: Payments
  /** Requests the time, unless such a request is in flight or the last one ended less than a pause ago. */
  readonly askTime: () => void
}

/** Every answer about the order includes the server's time. `pause` is in milliseconds. */
export function syncedClock<Payments extends Pick<PaymentGateway, 'detail' | 'outcome'>>(
  payments: Payments,
  time: Pick<ServerClock, 'set'>,
  pause: number,
): SyncedClock<Payments> {
  let underWay = 0
  let isPausing = false

  async function sync<Value extends { readonly systemTime: Instant | undefined }>(
    asked: Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    underWay += 1
    try {
      const outcome = await asked
      if (outcome.kind === 'ok') time.set(outcome.value.systemTime, outcome.cameAt)
      return outcome
    } finally {
      underWay -= 1
    }
  }
  const rest = () => {
    setTimeout(() => {
      isPausing = false
    }, pause)
  }
  const observed: Payments = {
    ...payments,
    detail: (bootAnswer) => sync(payments.detail(bootAnswer)),
    outcome: () => sync(payments.outcome()),
  }
  return {
    payments: observed,
    askTime() {
      // A second request would supersede the one that the shopper waits for.
      if (underWay > 0 || isPausing) return
      isPausing = true
      observed.outcome().then(rest, rest)
    },
  }
}
