// @ts-check
import { toJsonSchema } from '@valibot/to-json-schema'

/** @import { GenericSchema } from 'valibot' */

/**
 * What may be sent or has to be answered: the side of a schema that faces the wire. What is made of it afterwards, and checks
 * that JSON Schema has no words for, are left out.
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
  // The document says once which dialect it is in.
  delete converted.$schema
  return converted
}

/**
 * Several of them where one operation serves several calls, each said once.
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
 * Schemas by name, each different one once: what looks the same goes by the name that came first.
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
