const quoted = (/** @type {string} */ text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

/** @param {readonly import('./read.mjs').Country[]} countries */
export function textOf(countries) {
  const rows = countries.map(({ iso, prefix, name, also, leads }) =>
    [
      `iso: ${quoted(iso)}, prefix: ${quoted(prefix)}, name: ${quoted(name)}`,
      also === undefined ? '' : `, also: ${quoted(also)}`,
      leads ? ', leads: true' : '',
    ].join(''),
  )
  return [
    '/** Written by `npm run countries`: who has a calling code, in the order of the language. */',
    'export const countries = [',
    ...rows.map((row) => `  { ${row} },`),
    ']',
    '',
  ].join('\n')
}
