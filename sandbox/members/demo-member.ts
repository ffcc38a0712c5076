import type { WalletCard } from './wallet'

/** The person the shop and its words speak of, there from the start so that anybody can try at once. */
export const DEMO_MEMBER = {
  name: 'Elif',
  surname: 'Yılmaz',
  email: 'elif.yilmaz@posta.example',
  gsmNumber: '+905321234567',
} as const

/** A wallet as people have it. */
export const DEMO_WALLET: readonly WalletCard[] = [
  { cardNumber: '5549607159333771', goodForMonths: 26, lastPaidCard: true },
  { cardNumber: '5400360000000003', goodForMonths: 41 },
  // A debit card, never used with 3-D so far.
  { cardNumber: '5890040000000016', goodForMonths: 17, threeDSVerified: false },
  // The provider's own, which draws on the balance.
  { cardNumber: '5358050000000002', goodForMonths: 50 },
  // Expired last year, and next month.
  { cardNumber: '5528790000000008', goodForMonths: -12 },
  { cardNumber: '4543590000000006', goodForMonths: 1 },
]
