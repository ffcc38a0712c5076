import type { Reporter, TestCase } from '@playwright/test/reporter'

export const SHIFT = 'layout shift'

/** Prints the largest layout shift of all journeys (SHELL-16). */
export default class ShiftReporter implements Reporter {
  readonly #shifts: { readonly score: number; readonly told: string; readonly title: string }[] = []

  onTestEnd({ title, annotations }: TestCase): void {
    for (const { type, description = '' } of annotations)
      if (type === SHIFT) this.#shifts.push({ score: Number.parseFloat(description), told: description, title })
  }

  onEnd(): void {
    const worst = [...this.#shifts].sort((one, other) => other.score - one.score)
    if (worst.length === 0) return
    console.log(`\n${SHIFT}: ${String(worst.length)} journeys, the largest`)
    for (const { told, title } of worst.slice(0, 5)) console.log(`  ${told}: ${title}`)
  }
}
