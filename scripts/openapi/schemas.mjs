import { toJsonSchema } from '@valibot/to-json-schema'

/** @import { GenericSchema } from 'valibot' */

/**
 * JSON schema of what is sent or received. Transformations of the parsed value, and checks that JSON Schema cannot express, are
 * left out.
 *
 * @param {GenericSchema} schema
 * @returns {object}
 */
export function wireSchema(schema) {
  const converted = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  // The document declares the dialect once.
  delete converted.$schema
  return converted
}

/**
 * The union of different schemas; the schema itself if all are the same.
 *
 * @param {readonly object[]} schemas
 * @returns {object}
 */
export function anyOf(schemas) {
  const different = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))
  const [first, ...others] = different.values()
  if (!first) throw new Error('there is nothing to choose from')
  return others.length === 0 ? first : { anyOf: [first, ...others] }
}

/**
 * Stores each different schema once. A schema that equals an earlier one is referenced by the earlier name.
 *
 * @param {Record<string, object>} named
 */
export function createShelf(named) {
  /** @type {Map<string, string>} */
  const names = new Map()
  return {
    /** @param {string} name @param {object} schema @returns {object} a reference to it */
    keep(name, schema) {
      const text = JSON.stringify(schema)
      const known = names.get(text) ?? name
      names.set(text, known)
      named[known] = schema
      return { $ref: `#/components/schemas/${known}` }
    },
  }
}
