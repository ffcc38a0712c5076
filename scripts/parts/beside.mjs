import { addUp } from './counts.mjs'

/** @import { Part } from './parts.mjs' */

/** The linter keeps one core for most of the checks: the rules pass by on the other. */
const PAIR = ['check', 'rules']

/**
 * @param {readonly { part: Part, files: string[] }[]} chosen
 * @returns {readonly { part: Part, files: string[] }[]} the same, with the two of them as one, if both were chosen
 */
export function besideEachOther(chosen) {
  const pair = chosen.filter(({ part }) => PAIR.includes(part.name))
  if (pair.length < PAIR.length) return chosen
  const both = {
    name: PAIR.join(' + '),
    budget: pair.reduce((sum, { part }) => sum + part.budget, 0),
    needs: /** @type {const} */ ('built'),
    tests: [],
    run: async () => addUp(await Promise.all(pair.map(({ part, files }) => part.run(files, { workers: 1 })))),
  }
  return [{ part: both, files: [] }, ...chosen.filter((one) => !pair.includes(one))]
}
