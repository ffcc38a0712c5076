const WIDTH = 140

/** @param {string} key */
const subjectOf = (key) => key.split('.')[0]

/**
 * The module with the type `WordKey`. Each subject (the first part of a key) starts a new line.
 *
 * @param {Iterable<string>} keys
 */
export function textOfKeys(keys) {
  /** @type {string[]} */
  const lines = []
  let subject
  for (const key of [...keys].sort()) {
    const member = ` | '${key}'`
    const last = lines.at(-1) ?? ''
    if (subjectOf(key) === subject && last.length + member.length <= WIDTH) lines[lines.length - 1] = last + member
    else lines.push(` ${member}`)
    subject = subjectOf(key)
  }
  return [
    '/** Written by `npm run words`: the keys of the sentences in `locales`. */',
    'export type WordKey =',
    ...lines,
    '',
  ].join('\n')
}
