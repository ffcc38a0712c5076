/**
 * A title ends with its rows: `(OTP-07)` proves the whole row, `(CARD-04~)` a part of it.
 *
 * @typedef {{ path: string, text: string }} Source
 * @typedef {{ row: string, isWhole: boolean }} Mark
 * @typedef {{ path: string, line: number, marks: Mark[] }} Title
 */

const ID = '[A-Z][A-Z0-9]+-\\d\\d~?'
const MARK = new RegExp(`\\((${ID}(?:, ${ID})*)\\)(?=['"\`])`, 'g')

const isComment = (/** @type {string} */ line) => /^\s*(?:\/\/|\/?\*)/.test(line)

/** @param {readonly Source[]} sources @returns {Title[]} every title that carries rows */
export function titlesIn(sources) {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(MARK)].map(([, ids = '']) => ({
        path,
        line: index + 1,
        marks: ids.split(', ').map((id) => ({ row: id.replace('~', ''), isWhole: !id.endsWith('~') })),
      })),
    ),
  )
}

/**
 * Text that looks like a row but is not a valid mark: readers would trust it, but nothing counts it.
 *
 * @param {readonly Source[]} sources
 * @param {readonly string[]} families row prefixes
 * @returns {string[]}
 */
export function malformedMarks(sources, families) {
  const names = families.join('|')
  const code = new RegExp(`\\b(?:${names})[-_ ]?\\d+|\\((?:${names})[-_ ]?\\d+`, 'gi')
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (isComment(line)) return []
      const rest = line.replace(MARK, '')
      return [...rest.matchAll(code)]
        .filter(([found]) => found === found.toUpperCase() || found.startsWith('('))
        .map(([found]) => `${path}:${index + 1}: ${found.replace('(', '')} is in no mark at the end of a title`)
    }),
  )
}
