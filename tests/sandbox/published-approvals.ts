type Approved = readonly [number: string, bank: number | undefined, kind: string, scheme: string, family: string]

const [MASTER, VISA, TROY, AMEX] = ['MASTER_CARD', 'VISA', 'TROY', 'AMERICAN_EXPRESS']

/** The provider's public list of cards that pay, as published. */
export const PUBLISHED_APPROVALS: readonly Approved[] = [
  ['5890040000000016', 46, 'debit', MASTER, ''],
  ['5526080000000006', 46, 'credit', MASTER, 'Axess'],
  ['9792072000017956', 46, 'credit', TROY, 'Axess'],
  ['4766620000000001', 134, 'debit', VISA, ''],
  ['4603450000000000', 134, 'credit', VISA, 'Bonus'],
  ['4729150000000005', 134, 'credit', VISA, 'Bonus'],
  ['4987490000000002', 111, 'debit', VISA, ''],
  ['5311570000000005', 111, 'credit', MASTER, 'CardFinans'],
  ['9792023757123604', 111, 'debit', TROY, ''],
  ['9792020000000001', 111, 'debit', TROY, ''],
  ['9792030000000000', 111, 'credit', TROY, 'CardFinans'],
  ['5170410000000004', 62, 'debit', MASTER, ''],
  ['5400360000000003', 62, 'credit', MASTER, 'Bonus'],
  ['374427000000003', 62, 'credit', AMEX, 'Bonus'],
  ['4475050000000003', 12, 'debit', VISA, ''],
  ['5528790000000008', 12, 'credit', MASTER, 'Paraf'],
  ['4059030000000009', 123, 'debit', VISA, ''],
  ['5504720000000003', 123, 'credit', MASTER, 'Advantage'],
  ['5892830000000000', 64, 'debit', MASTER, ''],
  ['4543590000000006', 64, 'credit', VISA, 'Maximum'],
  ['4910050000000006', 15, 'debit', VISA, ''],
  ['4157920000000002', 15, 'credit', VISA, 'World'],
  ['6500528865390837', 15, 'debit', TROY, ''],
  ['6501700194147183', 15, 'credit', TROY, 'World'],
  ['5168880000000002', 67, 'debit', MASTER, ''],
  ['5451030000000000', 67, 'credit', MASTER, 'World'],
  ['5549607159333771', 134, 'credit', MASTER, 'Bonus'],
  ['4054180000000007', undefined, 'debit', VISA, ''],
  ['5400010000000004', undefined, 'credit', MASTER, ''],
  ['5406670000000009', 64, 'credit', MASTER, 'Maximum'],
]
