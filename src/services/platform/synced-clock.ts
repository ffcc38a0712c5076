import type { Instant } from '../../../machines/entities/instant'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Outcome } from '../../gateways/outcome'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { ServerClock } from './server-clock'

interface Gateways<Payments, Members> {
  readonly payments: Payments
  readonly members: Members
}

interface SyncedClock<Payments, Members> extends Gateways<Payments, Members> {
  /** Requests the time, unless such a request is in flight or the last one ended less than a pause ago. */
  readonly askTime: () => void
}

/**
 * The same gateways, except that each answer about the order sets the clock: these answers include the server's time. The wallet's time
 * counts where none of them had one. `pause` is in milliseconds.
 */
export function syncedClock<
  Payments extends Pick<PaymentGateway, 'detail' | 'outcome'>,
  Members extends Pick<MemberGateway, 'openWallet'>,
>(
  { payments, members }: Gateways<Payments, Members>,
  time: Pick<ServerClock, 'set'>,
  pause: number,
): SyncedClock<Payments, Members> {
  let underWay = 0
  let isPausing = false
  let isOrderTimed = false

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
  async function syncByOrder<Value extends { readonly systemTime: Instant | undefined }>(
    asked: Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const outcome = await sync(asked)
    isOrderTimed ||= outcome.kind === 'ok' && outcome.value.systemTime !== undefined
    return outcome
  }
  const rest = () => {
    setTimeout(() => {
      isPausing = false
    }, pause)
  }
  const outcome = () => syncByOrder(payments.outcome())
  return {
    payments: { ...payments, detail: (bootAnswer) => syncByOrder(payments.detail(bootAnswer)), outcome },
    members: {
      ...members,
      openWallet(memberId) {
        const opened = members.openWallet(memberId)
        return isOrderTimed ? opened : sync(opened)
      },
    },
    askTime() {
      // A second request would supersede the one that the shopper waits for.
      if (underWay > 0 || isPausing) return
      isPausing = true
      outcome().then(rest, rest)
    },
  }
}
