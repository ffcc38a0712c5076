import { PROVIDER_BANK_CODE } from '../kernel/product'
import type { CardKind, Decline, TestCard } from '../records/card'

type Row = readonly [number: string, kind: CardKind, bankCode?: number]

// The provider's public sandbox list: cards that pay.
const PAYING: readonly Row[] = [
  ['5890040000000016', 'debit', 46],
  ['5526080000000006', 'credit', 46],
  ['9792072000017956', 'credit', 46],
  ['4766620000000001', 'debit', 134],
  ['4603450000000000', 'credit', 134],
  ['4729150000000005', 'credit', 134],
  ['5549607159333771', 'credit', 134],
  ['4987490000000002', 'debit', 111],
  ['5311570000000005', 'credit', 111],
  ['9792023757123604', 'debit', 111],
  ['9792020000000001', 'debit', 111],
  ['9792030000000000', 'credit', 111],
  ['5170410000000004', 'debit', 62],
  ['5400360000000003', 'credit', 62],
  ['374427000000003', 'credit', 62],
  ['4475050000000003', 'debit', 12],
  ['5528790000000008', 'credit', 12],
  ['4059030000000009', 'debit', 123],
  ['5504720000000003', 'credit', 123],
  ['5892830000000000', 'debit', 64],
  ['4543590000000006', 'credit', 64],
  ['5406670000000009', 'credit', 64],
  ['4910050000000006', 'debit', 15],
  ['4157920000000002', 'credit', 15],
  ['6500528865390837', 'debit', 15],
  ['6501700194147183', 'credit', 15],
  ['5168880000000002', 'debit', 67],
  ['5451030000000000', 'credit', 67],
  ['4054180000000007', 'debit'],
  ['5400010000000004', 'credit'],
  // These pay too; their special behaviour appears only with 3-D Secure.
  ['4131111111111117', 'credit'],
  ['4141111111111115', 'credit'],
  ['4151111111111112', 'credit'],
  // No public number exists for the provider's own card; these two are made up under its BIN.
  ['5358050000000002', 'debit', PROVIDER_BANK_CODE],
  ['5358050000000010', 'debit', PROVIDER_BANK_CODE],
]

// Cards of the same list that are declined, each with its own error code.
const DECLINED: readonly (readonly [number: string, declined: Decline])[] = [
  ['4111111111111129', { code: '10051' }],
  ['4129111111111111', { code: '10005' }],
  ['4128111111111112', { code: '10012' }],
  ['4127111111111113', { code: '10041' }],
  ['4126111111111114', { code: '10043' }],
  ['4125111111111115', { code: '10054' }],
  ['4124111111111116', { code: '10084' }],
  ['4123111111111117', { code: '10057' }],
  ['4122111111111118', { code: '10058' }],
  ['4121111111111119', { code: '10034' }],
  ['4120111111111110', { code: '10041', group: 'PICKUP_CARD' }],
  ['4130111111111118', { code: '10204' }],
  ['4151111111111393', { code: '10093' }],
]

export const PROVIDER_CARDS: readonly TestCard[] = [
  ...PAYING.map(([number, kind, bankCode]) => ({ number, kind, ...(bankCode === undefined ? {} : { bankCode }) })),
  ...DECLINED.map(([number, declined]) => ({ number, kind: 'credit' as const, declined })),
]
