import type { TestCard } from '../records/card'

/** What a bank's 3-D page ends with; only a verified one lets a payment go on. */
type MdStatus = '0' | '1' | '4'

// The published cards whose verification does not end well though the code is right.
const MD_STATUSES: ReadonlyMap<string, MdStatus> = new Map([
  ['4131111111111117', '0'],
  ['4102590000000009', '0'],
  ['4141111111111115', '4'],
])

export function mdStatusOf({ number }: TestCard): MdStatus {
  return MD_STATUSES.get(number) ?? '1'
}

/** Its bank's 3-D page can't be reached at all. */
export function has3DTrouble({ number }: TestCard): boolean {
  return number === '4151111111111112'
}

/** Its bank asks for 3-D even where a payment was sent without. */
export function asksFor3D({ number }: TestCard): boolean {
  return number === '5209320000006668'
}
