import { components } from './components.mjs'
import { operationOf } from './operation.mjs'
import { createShelf } from './schemas.mjs'

/** @import { DescribedCall, AppFacts } from './operation.mjs' */

const DESCRIPTION = [
  'What the checkout sends to its three gateways and what it has to be answered, made from its own descriptions of',
  'calls (`npm run openapi`). Every answer may have further fields. Fields that are not required may also be absent or',
  'null. Amounts in answers are numbers or strings with at most two decimals.',
].join(' ')

/** @param {string} gateway */
const serverOf = (gateway) => ({
  url: `{${gateway}}`,
  description: `The ${gateway} gateway: gateways.${gateway} of the runtime configuration.`,
  variables: { [gateway]: { default: `https://${gateway}.wallet.example` } },
})

/** @param {readonly DescribedCall[]} calls @returns {[string, DescribedCall[]][]} those of each path, in the order of paths */
function byPath(calls) {
  const paths = [...new Set(calls.map(({ description }) => description.path))].sort()
  return paths.map((path) => [path, calls.filter(({ description }) => description.path === path)])
}

/** @param {readonly DescribedCall[]} calls @param {AppFacts} facts @returns {Record<string, any>} an OpenAPI document */
export function documentOf(calls, facts) {
  /** @type {Record<string, object>} */
  const schemas = { ...components.schemas }
  const shelf = createShelf(schemas)
  const paths = byPath(calls).map(([path, here]) => {
    const parameters = ['locale', ...(path.includes('{product}') ? ['product'] : [])]
    const methods = [...new Set(here.map(({ description }) => description.method))]
    const operations = methods.map((method) => {
      const served = here.filter(({ description }) => description.method === method)
      return [method.toLowerCase(), operationOf(served, facts, shelf)]
    })
    const item = {
      servers: [serverOf(facts.gatewayOf(path))],
      parameters: parameters.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...Object.fromEntries(operations),
    }
    return [path, item]
  })
  return {
    openapi: '3.1.0',
    info: { title: 'What the hosted wallet checkout expects of its gateways', version: '1', description: DESCRIPTION },
    paths: Object.fromEntries(paths),
    components: { ...components, schemas },
  }
}

/** @param {readonly DescribedCall[]} calls @param {AppFacts} facts */
export const textOfDocument = (calls, facts) => `${JSON.stringify(documentOf(calls, facts), null, 2)}\n`
