import type { WantedOrder } from '../../support/control-answers'

/** In its last minute from the beginning, with time enough to look at it. */
export const LAST_MINUTE = { expiresInSeconds: 58 } as const satisfies WantedOrder

/** As much as a row can be asked to hold. */
export const LONG_ORDER = {
  merchantName: 'Uluslararası Kırtasiye ve Büro Malzemeleri Sanayi ve Ticaret A.Ş.',
  price: 1_234_567.8,
} as const satisfies WantedOrder
