import type { Attempted } from '../../machines/payment/rules'

/** A payment in installments, whose total differs from the price. */
export const ATTEMPTED: Attempted = {
  method: 'credit-card',
  price: { minor: 248_050, currency: 'TRY' },
  sum: { minor: 260_301, currency: 'TRY' },
  choice: 'newCard',
}
