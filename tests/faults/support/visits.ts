import { beforeAll, describe, expect, it } from 'vitest'
import { SEED } from '../../support/seed'
import { CLEAN, type Cell, LIES, isGateShut, isOfferAlone } from './cells'
import { isIntoBalance } from './journey-call'
import { chosenCells } from './play-all'
import { playInLots } from './play-in-lots'
import { tableOf } from './table'
import { type Verdict, WRONGS } from './verdict'

/** In milliseconds: far more than needed; stops what would never end. */
const LIMIT = 1_800_000

const namesOf = (verdicts: readonly Verdict[]) => verdicts.map(({ cell, screen }) => `${cell.name} → ${screen}`)

/** Plays every second chosen visit: each half has a core of its own. */
export function describeVisits(half: 'first' | 'second'): void {
  const isOurs = (_: unknown, place: number) => place % 2 === (half === 'first' ? 0 : 1)
  const chosen = chosenCells(process.env['FAULTS'], SEED, Number(process.env['FAULT_RUNS'] ?? 0))
  const cells = chosen.filter(isOurs)

  let clean: readonly Verdict[] = []
  let verdicts: readonly Verdict[] = []
  let broken: readonly string[] = []

  beforeAll(async () => {
    // The first visit also loads all code, which takes longer.
    await playInLots(CLEAN.slice(0, 1), SEED)
    ;({ verdicts: clean } = await playInLots(CLEAN.filter(isOurs), SEED))
    const began = performance.now()
    ;({ verdicts, broken } = await playInLots(cells, SEED))
    const seconds = (performance.now() - began) / 1000
    console.log(tableOf(verdicts, { seed: SEED, seconds, lies: LIES.length }))
  }, LIMIT)

  describe(`visits of the ${half} half`, () => {
    it('a visit without a fault ends paid, unless the shopper leaves or the payment never arrives', () => {
      const isLeft = ({ call }: Cell) => call.twist === 'exit:asked'
      expect(CLEAN.some(isLeft)).toBe(true)
      const left = clean.filter(({ cell }) => isLeft(cell))
      expect(namesOf(left.filter(({ isPaid, hasSent }) => isPaid || hasSent))).toEqual([])
      const unpaid = clean.filter(
        ({ cell, isPaid, screen }) =>
          !isLeft(cell) && (!isPaid || screen !== (isIntoBalance(cell.call.manner) ? cell.call.manner : 'result')),
      )
      expect(unpaid.filter(({ cell }) => cell.call.name !== 'detail, never arrived')).toEqual([])
    })

    it('each chosen visit with one fault is played, and its fault strikes', () => {
      expect(verdicts).toHaveLength(cells.length)
      expect(chosen.length).toBeGreaterThan(0)
      expect(namesOf(verdicts.filter(({ isStruck, cell }) => !isStruck && !cell.also))).toEqual([])
    })

    it.each(WRONGS)('a visit with one fault has no %s (GWY-07~, PAY-06~, SBX-07~, BEST-01~)', (wrong) => {
      expect(namesOf(verdicts.filter(({ wrongs }) => wrongs.includes(wrong)))).toEqual([])
    })

    it('a visit whose fault hits only optional offers of the card is still paid (INST-06~, BON-05~, PAY-02~)', () => {
      const unpaid = verdicts.filter(
        ({ cell, isPaid, screen }) => isOfferAlone(cell) && !(isPaid && screen === 'result'),
      )
      expect(namesOf(unpaid)).toEqual([])
    })

    it('a visit with an unknown KYC limit sends no payment, and ends at the methods (KYC-06~, KYC-07~)', () => {
      const shut = verdicts.filter(({ cell }) => isGateShut(cell))
      expect(namesOf(shut.filter(({ hasSent, screen }) => hasSent || screen !== 'pay'))).toEqual([])
    })

    it('a visit makes no call that the provider must refuse', () => {
      expect(verdicts.flatMap(({ cell, refusals }) => refusals.map((refusal) => `${cell.name}: ${refusal}`))).toEqual(
        [],
      )
    })

    it('a visit leaves a ledger in which everything adds up (SBX-07~)', () => {
      expect(broken).toEqual([])
    })
  })
}
