import { addUp } from './counts.mjs'

/** @import { Part } from './parts.mjs' */

/** @typedef {{ part: Part, files: string[] }} Chosen */

/** Two rows of parts that run in parallel. */
const ROWS = [
  [
    // A part that uses one core only is first. The last one, which often waits for answers, uses both once `rules` has ended.
    { name: 'exploration', workers: 1 },
    { name: 'check', workers: 1 },
    { name: 'contracts', workers: 3 },
  ],
  [{ name: 'rules', workers: 1 }],
]

/**
 * @param {readonly Chosen[]} chosen
 * @returns {readonly Chosen[]} the same, with the parts of both rows merged into one if all of them were chosen
 */
export function besideEachOther(chosen) {
  const names = ROWS.flat().map(({ name }) => name)
  const together = chosen.filter(({ part }) => names.includes(part.name))
  if (together.length < names.length) return chosen
  const inTurn = async (/** @type {typeof ROWS[number]} */ row) => {
    const counts = []
    for (const { name, workers } of row)
      for (const { part, files } of together) if (part.name === name) counts.push(await part.run(files, { workers }))
    return addUp(counts)
  }
  const all = {
    name: together.map(({ part }) => part.name).join(' + '),
    budget: together.reduce((sum, { part }) => sum + part.budget, 0),
    needs: /** @type {const} */ ('built'),
    tests: [],
    run: async () => addUp(await Promise.all(ROWS.map(inTurn))),
  }
  return [{ part: all, files: [] }, ...chosen.filter((one) => !together.includes(one))]
}
