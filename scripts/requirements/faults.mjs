import { malformedMarks, titlesIn } from './claims.mjs'

const isJourney = (/** @type {string} */ path) => path.startsWith('tests/journeys/')

/**
 * Rows that titles claim but must not.
 *
 * @param {readonly import('./rows.mjs').Row[]} rows
 * @param {readonly import('./claims.mjs').Source[]} sources
 * @returns {string[]}
 */
export function claimFaults(rows, sources) {
  const known = new Map(rows.map((row) => [row.id, row]))
  const families = [...new Set(rows.map(({ id }) => id.split('-')[0] ?? ''))]
  const faults = malformedMarks(sources, families)
  for (const { path, line, marks } of titlesIn(sources)) {
    const place = `${path}:${line}`
    const named = marks.map(({ row }) => row)
    for (const row of new Set(named)) {
      if (!known.has(row)) faults.push(`${place}: ${row} is no row of docs/rows.md`)
      if (named.indexOf(row) !== named.lastIndexOf(row)) faults.push(`${place}: ${row} is twice in one title`)
    }
    for (const { row, isWhole } of marks) {
      if (isWhole && known.get(row)?.isForBrowser === true && !isJourney(path))
        faults.push(`${place}: ${row} is proven whole in a browser alone`)
    }
  }
  return faults
}

/** @param {readonly import('./rows.mjs').Family[]} families @returns {string[]} rows that are said twice, or missing in between */
export function rowFaults(families) {
  const ids = families.flatMap(({ rows }) => rows.map(({ id }) => id))
  return ids.flatMap((id, index) => {
    const [name, number] = id.split('-')
    const before = `${name}-${String(Number(number) - 1).padStart(2, '0')}`
    if (ids.indexOf(id) !== index) return [`${id} is twice in docs/rows.md`]
    return number === '01' || ids.includes(before) ? [] : [`${before} is missing in docs/rows.md`]
  })
}
