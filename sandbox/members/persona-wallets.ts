import type { WalletCard } from './wallet'

export const ONE_CARD: readonly WalletCard[] = [
  { cardNumber: '5400360000000003', goodForMonths: 30, lastPaidCard: true },
]

export const DEBIT_ONLY: readonly WalletCard[] = [
  { cardNumber: '4475050000000003', goodForMonths: 20, lastPaidCard: true },
]

export const EVERY_KIND: readonly WalletCard[] = [
  // Credit cards with points, without points, and of American Express.
  { cardNumber: '5451030000000000', goodForMonths: 33, lastPaidCard: true },
  { cardNumber: '4157920000000002', goodForMonths: 28 },
  { cardNumber: '374427000000003', goodForMonths: 24 },
  { cardNumber: '4910050000000006', goodForMonths: 19 },
  { cardNumber: '9792395412651264', goodForMonths: 15 },
  // Troy cards of both prefixes, 9792 and 65.
  { cardNumber: '9792072000017956', goodForMonths: 22 },
  { cardNumber: '6501700194147183', goodForMonths: 37 },
  // The provider's own card, which draws on the balance.
  { cardNumber: '5358050000000010', goodForMonths: 44 },
  // Never used with 3-D Secure.
  { cardNumber: '5526080000000006', goodForMonths: 18, threeDSVerified: false },
  // Expired half a year ago, and about to expire.
  { cardNumber: '4603450000000000', goodForMonths: -6 },
  { cardNumber: '5311570000000005', goodForMonths: 1 },
  // A bank whose points pay all or nothing, one that allows either points or installments, and a card that is always declined.
  { cardNumber: '5528790000000008', goodForMonths: 26 },
  { cardNumber: '4543590000000006', goodForMonths: 29 },
  { cardNumber: '4111111111111129', goodForMonths: 31 },
]
