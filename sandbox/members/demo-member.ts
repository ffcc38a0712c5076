import type { WalletCard } from './wallet'

/** The member whom the shop uses as its example. Exists from the start, so that a checkout can be tried immediately. */
export const DEMO_MEMBER = {
  name: 'Elif',
  surname: 'Yılmaz',
  email: 'elif.yilmaz@posta.example',
  gsmNumber: '+905321234567',
} as const

export const DEMO_WALLET: readonly WalletCard[] = [
  { cardNumber: '5549607159333771', goodForMonths: 26, lastPaidCard: true },
  { cardNumber: '5400360000000003', goodForMonths: 41 },
  // A debit card that was never used with 3-D Secure.
  { cardNumber: '5890040000000016', goodForMonths: 17, threeDSVerified: false },
  // The provider's own card, which draws on the balance.
  { cardNumber: '5358050000000002', goodForMonths: 50 },
  // Expired a year ago, and about to expire next month.
  { cardNumber: '5528790000000008', goodForMonths: -12 },
  { cardNumber: '4543590000000006', goodForMonths: 1 },
]
