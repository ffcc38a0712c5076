// @ts-check

/** nginx refuses a word of its configuration of more than 4,096 bytes: the policy of a host with many parents is longer. */
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
 * The directives that add headers to the answers of a location. nginx inherits no header of the level above once a location adds one of
 * its own, so that each location needs all of them.
 *
 * @param {string} name of the kind of answer, for the variables of long values
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
      // A map is a constant in every phase; `set` runs in one phase alone.
      maps.push(`map $request_method ${variable} { default ${quoted(part)}; }`)
      return variable
    })
    return `add_header ${header} "${variables.join('')}" always;`
  })
  return { maps, directives }
}
