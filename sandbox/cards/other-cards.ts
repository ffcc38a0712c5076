import type { CardKind, TestCard } from '../records/card'

type Row = readonly [number: string, kind: CardKind, bankCode?: number]

// Cards that other gateways of the country publish: more banks, more families, prepaid Troy cards.
const PAYING: readonly Row[] = [
  ['4043080000000003', 'credit', 62],
  ['4032800000000007', 'credit', 62],
  ['4329540000080110', 'credit', 62],
  ['4024580000000005', 'credit', 32],
  ['4090700000000008', 'credit', 134],
  ['4048090000000007', 'credit', 67],
  ['4355080000000005', 'credit', 46],
  ['5127541122223332', 'credit', 46],
  ['4230021122223332', 'credit', 203],
  ['5125951122223335', 'credit', 205],
  ['4155141122223339', 'credit', 12],
  ['5120171122223335', 'credit', 134],
  ['5269551122223339', 'credit', 62],
  ['5101511122223335', 'credit', 99],
  ['4234951122223336', 'credit', 103],
  ['4546711234567894', 'credit', 10],
  ['4531444531442283', 'credit', 12],
  ['5571135571135575', 'credit', 46],
  ['4508034508034509', 'credit', 64],
  ['6501738564461396', 'credit', 64],
  ['5421190122090656', 'credit', 15],
  ['4506349043174632', 'credit', 67],
  ['9792395412651264', 'prepaid'],
  ['6504576578126549', 'prepaid'],
  ['9792278565746927', 'debit'],
  ['6508475496125681', 'debit'],
  ['9792075482365454', 'credit'],
  ['6587619825149656', 'credit'],
  // Pays without 3-D Secure; its 3-D answer is mdStatus 0.
  ['4102590000000009', 'credit'],
  // Pays after the 3-D page that its bank requires.
  ['5209320000006668', 'credit'],
]

const DECLINED: readonly (readonly [number: string, code: string])[] = [
  ['5100050000006661', '10051'],
  ['5100560000006669', '10005'],
  ['5101510000006663', '10057'],
  ['5101520000006662', '10043'],
  ['5102210000006669', '10220'],
  ['5136620000006669', '10041'],
  ['5163080000006662', '10054'],
  ['5164580000006660', '10084'],
  ['5188960000006666', '10058'],
  ['5192610000006661', '10034'],
  ['5193240000006666', '10093'],
  ['5200170000006666', '10204'],
  ['5209220000006660', '10201'],
  ['4102090000000000', '10051'],
  ['4102190000000008', '10005'],
  ['4102290000000006', '10012'],
  ['4102390000000004', '10057'],
  ['4102490000000002', '10043'],
  ['4102990000000001', '10220'],
]

export const OTHER_CARDS: readonly TestCard[] = [
  ...PAYING.map(([number, kind, bankCode]) => ({ number, kind, ...(bankCode === undefined ? {} : { bankCode }) })),
  ...DECLINED.map(([number, code]) => ({ number, kind: 'credit' as const, declined: { code } })),
]
