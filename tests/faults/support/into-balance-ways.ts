import type { ToldEvent } from '../../machines/fixtures/events'
import { RETRIED, pressing } from './pressing'
import type { Way } from './shopper'

const sending = (name: string, whose: 'refund' | 'settlement', event: ToldEvent): Way => {
  const way = pressing(name, whose, event)
  return {
    ...way,
    take: async (page, { beforePaying, ...shopper }) => {
      await beforePaying()
      // The login or the link may have expired meanwhile.
      if (way.isOpen(page)) await way.take(page, { beforePaying, ...shopper })
    },
  }
}

export const INTO_BALANCE_WAYS: readonly Way[] = [
  sending('claim the refund', 'refund', { type: 'shopper.claimed' }),
  pressing('look at the refund again', 'refund', RETRIED),
  sending('have it settled', 'settlement', { type: 'shopper.confirmed' }),
]
