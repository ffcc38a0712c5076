import type { FullBonusOnlyBank } from '../../machines/entities/full-bonus-only-bank'
import type { InitData } from '../../machines/entities/init-data'
import type { CalendarDay } from '../../machines/entities/instant'
import { createConsumerGateway } from '../gateways/consumer/gateway'
import type { Edge } from '../gateways/described-call'
import { type Browser, deviceOf } from './device'
import { type PaymentWorld, paymentLogic } from './payment'
import { paymentTerms } from './payment-terms'
import type { ServerClock } from './server-clock'

export interface OpeningWorld extends Omit<PaymentWorld, 'terms' | 'consumers'> {
  readonly edge: Edge
  readonly time: Pick<ServerClock, 'now'>
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  readonly browser: Browser
  /** It is now, where the shopper is. */
  readonly today: () => CalendarDay
}

/** The paying side with all that it alone needs of the world, which is no part of any screen before it. */
export function openPaymentSide(world: OpeningWorld, init: () => InitData | undefined) {
  const { edge, time, today, fullBonusOnlyBanks } = world
  return paymentLogic({
    ...world,
    consumers: createConsumerGateway(edge),
    terms: () =>
      paymentTerms({
        init: init(),
        fullBonusOnlyBanks,
        now: time.now(),
        device: deviceOf(world.browser),
        today: today(),
      }),
  })
}
