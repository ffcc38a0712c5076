// @ts-check

/**
 * The paragraph over a machine, which says what its chart forbids and why.
 *
 * @param {string} source the text of its machine.ts
 */
export function proseOf(source) {
  const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+Machine = /.exec(source) ?? []
  if (comment === undefined) throw new Error('A machine says in a paragraph what its chart forbids')
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trimEnd())
    .filter((line) => line !== '')
    .join(' ')
}
