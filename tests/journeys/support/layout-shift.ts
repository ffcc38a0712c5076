import type { BrowserContext } from '@playwright/test'

/** What a document has shifted by so far, as the browser's own score counts it: not within half a second of a key or a press. */
export interface Shift {
  readonly score: number
  readonly page: string
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/**
 * Runs in every document before its own scripts. The score is that of the worst burst of shifts: less than a second between two of them, and
 * five seconds in all.
 */
function reportShifts(): void {
  let [score, burst, begin, last] = [0, 0, 0, 0]
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime } of list.getEntries() as ShiftEntry[]) {
      if (hadRecentInput) continue
      const isNew = startTime - last >= 1_000 || startTime - begin >= 5_000
      if (isNew) begin = startTime
      burst = isNew ? value : burst + value
      last = startTime
      if (burst <= score) continue
      score = burst
      const told = { score, page: location.href }
      void (window as unknown as { tellShift(shift: Shift): Promise<void> }).tellShift(told)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Hears of the shifts on every page of a context. */
export async function watchShifts(context: BrowserContext, hear: (shift: Shift) => void): Promise<void> {
  await context.exposeBinding('tellShift', (_, shift: Shift) => {
    hear(shift)
  })
  await context.addInitScript(reportShifts)
}

/** The worst of a journey on the pages of the checkout. */
export function worstShift(shifts: readonly Shift[], origin: string): Shift | undefined {
  return shifts
    .filter(({ page }) => new URL(page).origin === origin)
    .reduce<Shift | undefined>((worst, shift) => (worst && worst.score >= shift.score ? worst : shift), undefined)
}
