import { toJsonSchema } from '@valibot/to-json-schema'

/** @import { GenericSchema } from 'valibot' */

/** @param {GenericSchema} schema */
export const textOfSchema = (schema) =>
  `${JSON.stringify({ title: 'Paths through the checkout', ...toJsonSchema(schema, { target: 'draft-2020-12' }) }, null, 2)}\n`
