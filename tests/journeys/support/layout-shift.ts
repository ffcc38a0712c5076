import type { BrowserContext } from '@playwright/test'

/** A document's layout shift score so far, as the browser counts it: not within half a second of user input. */
export interface Shift {
  readonly score: number
  readonly page: string
  /** What moved in the worst burst, and from where to where. */
  readonly moved: readonly string[]
}

interface ShiftSource {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly ShiftSource[]
}

/**
 * Runs in every document before its own scripts. The score is that of the worst burst of shifts: less than a second between two of them,
 * and five seconds in total.
 */
const reportShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    let [score, burst, begin, last] = [0, 0, 0, 0]
    let moved: string[] = []
    // The effect of a press may come late and still counts as its effect: every sentence changes its length with the language, and the
    // answer to a busy button is rendered once the button is idle.
    const RECENT = 500
    let answered = -RECENT
    new MutationObserver((changes) => {
      const isAnswer = ({ attributeName, target }: MutationRecord) =>
        attributeName === 'lang' || (target as Element).getAttribute('aria-disabled') === null
      if (changes.some(isAnswer)) answered = performance.now()
    }).observe(document, { subtree: true, attributeFilter: ['lang', 'aria-disabled'] })
    // The browser counts only a person's press as input; a walk presses by a script.
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (!isTrusted) answered = performance.now()
      },
      true,
    )
    const rectOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((length) => Math.round(length)).join(' ')
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const place = element?.closest('main, header, footer, aside, [data-note]')
      const words = node?.textContent?.replace(/\s+/g, ' ').trim().slice(0, 30) ?? ''
      return `${place?.tagName.toLowerCase() ?? ''} ${element?.tagName.toLowerCase() ?? 'removed'} "${words}"`
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput || startTime - answered < RECENT) continue
        const isNew = startTime - last >= 1_000 || startTime - begin >= 5_000
        if (isNew) [begin, moved] = [startTime, []]
        moved.push(
          ...sources.map(
            ({ node, previousRect, currentRect }) =>
              `${value.toFixed(3)} ${nameOf(node)}: ${rectOf(previousRect)} → ${rectOf(currentRect)}`,
          ),
        )
        burst = isNew ? value : burst + value
        last = startTime
        if (burst <= score) continue
        score = burst
        const told = { score, page: location.href, moved }
        void (window as unknown as { tellShift(shift: Shift): Promise<void> }).tellShift(told)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Reports the shifts on every page of a context. */
export async function watchShifts(context: BrowserContext, hear: (shift: Shift) => void): Promise<void> {
  await context.exposeBinding('tellShift', (_, shift: Shift) => {
    hear(shift)
  })
  await reportShifts(context)
}

/** The worst shift of a journey on the checkout's pages. */
export function worstShift(shifts: readonly Shift[], origin: string): Shift | undefined {
  return shifts
    .filter(({ page }) => new URL(page).origin === origin)
    .reduce<Shift | undefined>((worst, shift) => (worst && worst.score >= shift.score ? worst : shift), undefined)
}

/** Maximum layout shift in a journey (SHELL-16). A journey that shifts on purpose allows `layout shift` and says why. */
const MOST = 0.05

/** The error for a shift above the limit, with what has moved. */
export function jumpOf(shift: Shift | undefined): string | undefined {
  if (!shift || shift.score <= MOST) return undefined
  const { score, page, moved } = shift
  return [`layout shift: ${score.toFixed(3)} at ${page}`, ...moved].join('\n  ')
}
