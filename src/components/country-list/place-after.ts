export interface Pointing {
  /** The place that is pointed at; -1 while none is. */
  readonly at: number
  /** Where pointing begins; -1 for the first row. */
  readonly start: number
  readonly count: number
}

/** Rows that a page key goes on by. */
const PAGE = 7

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

/** Where a key points next; undefined for a key that points nowhere. Arrows go around the ends, pages stop at them. */
export function placeAfter(key: string, { at, start, count }: Pointing): number | undefined {
  const step = STEPS[key]
  if (step === undefined || count === 0) return undefined
  if (at === -1) return Math.max(start, 0)
  if (Math.abs(step) === 1) return (at + step + count) % count
  return Math.min(Math.max(at + step, 0), count - 1)
}
