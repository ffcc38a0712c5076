import { istanbulTime } from '../kernel/istanbul'
import type { Deps } from '../kernel/deps'
import { enrol } from './enrol'
import { PERSONAS } from './personas'
import { cardsOn } from './wallet'

export function enrolPersonas(deps: Deps): void {
  const now = deps.clock.now()
  for (const { contact, known } of PERSONAS) {
    if (!known) continue
    const { age, wallet = [], ...wanted } = known
    enrol(deps, { ...contact, ...wanted, birthDate: bornBefore(now, age), cards: cardsOn(now, wallet) })
  }
}

/** Derived from the current year, so that a persona of 16 stays 16 in any year. */
function bornBefore(now: number, years: number): string {
  return `${Number(istanbulTime(now).slice(0, 4)) - years}-01-15`
}
