import { textOf } from '../../support/reading/files'

/** A clause of a row: each answer, and what the checkout makes of it; an error is given as its text. */
export interface Clause {
  /** In the row's own words. */
  readonly words: string
  readonly cases: readonly {
    readonly answered: unknown
    readonly understood: unknown
    readonly made: () => Promise<unknown>
  }[]
}

export const clause = <Answer>(
  words: string,
  make: (answered: Answer) => unknown,
  ...cases: readonly (readonly [answered: Answer, understood: unknown])[]
): Clause => ({
  words,
  cases: cases.map(([answered, understood]) => ({
    answered,
    understood,
    made: async () => {
      try {
        return await make(answered)
      } catch (error) {
        return String(error)
      }
    },
  })),
})

const PREFACE = "Every answer that the provider's public documentation and SDKs allow is understood: "

/** The row's text without the sentence that introduces its clauses. */
export function clausesOfRow(): string {
  const row = textOf('docs/rows.md')
    .split('\n')
    .find((line) => line.startsWith('- GWY-11 '))
  const [before, clauses] = row?.split(PREFACE) ?? []
  if (before !== '- GWY-11 ' || clauses === undefined) throw new Error('GWY-11 begins in other words')
  return clauses.replace(/ \*\*\(decided\)\*\*\.$/, '')
}

/** The part of the row that no clause covers. The longest clauses come first, because a short one may be part of them. */
export function unclaimedBy(clauses: readonly Clause[]): string {
  const words = clauses.map((one) => one.words).sort((a, b) => b.length - a.length)
  return words.reduce((left, one) => left.replace(one, ''), clausesOfRow()).replace(/[\s,;:.()]/g, '')
}
