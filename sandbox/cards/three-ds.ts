import type { TestCard } from '../records/card'

/** The result of a bank's 3-D page; only 1 (verified) lets a payment go on. */
type MdStatus = '0' | '1' | '4'

// The published cards whose verification fails although the code is right.
const MD_STATUSES: ReadonlyMap<string, MdStatus> = new Map([
  ['4131111111111117', '0'],
  ['4102590000000009', '0'],
  ['4141111111111115', '4'],
])

export function mdStatusOf({ number }: TestCard): MdStatus {
  return MD_STATUSES.get(number) ?? '1'
}

export function has3DTrouble({ number }: TestCard): boolean {
  return number === '4151111111111112'
}

/** Whether the bank requires 3-D Secure even for a payment that was sent without it. */
export function asksFor3D({ number }: TestCard): boolean {
  return number === '5209320000006668'
}
