import { expect, it } from 'vitest'
import { ANSWER_CLAUSES } from './support/answer-clauses'
import { clausesOfRow, unclaimedBy } from './support/clause'

it('each answer that the provider’s documents allow is understood, clause by clause (GWY-11)', async () => {
  const row = clausesOfRow()
  expect(ANSWER_CLAUSES.filter(({ words }) => !row.includes(words))).toEqual([])
  expect(unclaimedBy(ANSWER_CLAUSES)).toBe('')
  for (const { words, cases } of ANSWER_CLAUSES)
    for (const { answered, understood, made } of cases)
      expect.soft({ words, answered, made: await made() }).toMatchObject({ words, answered, made: understood })
  console.log(`${ANSWER_CLAUSES.length} clauses, ${ANSWER_CLAUSES.flatMap(({ cases }) => cases).length} answers`)
})
