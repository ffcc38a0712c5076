/** nginx rejects a parameter of more than 4,096 bytes; the policy of a host with many parents is longer, so it is split. */
const LONGEST = 3_000

/** @param {string} value */
export function quoted(value) {
  if (/[$\n]/.test(value)) throw new Error(`A value of nginx.conf has no '$' and no line end; it is '${value}'.`)
  return `"${value.replace(/[\\"]/g, '\\$&')}"`
}

/** @param {string} value @returns {string[]} */
function pieces(value) {
  const count = Math.max(1, Math.ceil(value.length / LONGEST))
  return Array.from({ length: count }, (_, at) => value.slice(at * LONGEST, (at + 1) * LONGEST))
}

/**
 * The add_header directives for a location. nginx drops the inherited headers as soon as a location adds one, so each location
 * needs all of them.
 *
 * @param {string} name of the kind of answer, used in the variable names of long values
 * @param {Record<string, string>} headers
 * @returns {{ maps: string[], directives: string[] }}
 */
export function addHeaders(name, headers) {
  /** @type {string[]} */
  const maps = []
  const directives = Object.entries(headers).map(([header, value]) => {
    const parts = pieces(value)
    if (parts.length === 1) return `add_header ${header} ${quoted(value)} always;`
    const variables = parts.map((part, at) => {
      const variable = `$${name}_${header.replaceAll('-', '_')}_${at + 1}`
      // `set` only runs in the rewrite phase; a `map` variable is available in every phase.
      maps.push(`map $request_method ${variable} { default ${quoted(part)}; }`)
      return variable
    })
    return `add_header ${header} "${variables.join('')}" always;`
  })
  return { maps, directives }
}
