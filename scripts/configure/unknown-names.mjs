/** The names from the whole to a setting. @typedef {readonly string[]} Path */

/**
 * The names in `value` that its schema does not know, at any depth.
 *
 * @param {any} schema
 * @param {any} value
 * @param {Path} [path]
 * @returns {Path[]}
 */
export function unknownNames(schema, value, path = []) {
  if (schema.wrapped) return unknownNames(schema.wrapped, value, path)
  if (typeof value !== 'object' || value === null) return []
  // The schema itself refuses unknown names here.
  const isStrict = schema.type === 'strict_object'
  return Object.entries(value).flatMap(([name, inner]) => {
    if (schema.entries && !Object.hasOwn(schema.entries, name)) return isStrict ? [] : [[...path, name]]
    const below = schema.entries?.[name] ?? schema.item
    return below ? unknownNames(below, inner, [...path, name]) : []
  })
}

/**
 * A copy of a value that came from JSON, without these names.
 *
 * @param {any} value
 * @param {readonly Path[]} paths as from unknownNames
 */
export function withoutNames(value, paths) {
  const copy = structuredClone(value)
  for (const path of paths) {
    const holder = path.slice(0, -1).reduce((/** @type {any} */ within, name) => within[name], copy)
    delete holder[path.at(-1) ?? '']
  }
  return copy
}
