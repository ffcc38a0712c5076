import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exportsOf } from '../run/exports-of.mjs'
import { root } from '../run/root.mjs'

/** @import { AppFacts, DescribedCall } from './operation.mjs' */

const GATEWAYS = 'src/gateways'

/** The comment before an export, as one line. @param {string} source @param {string} name */
function saidOf(source, name) {
  const before = source.split(new RegExp(`^export const ${name}\\b`, 'm'))[0] ?? ''
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\n$/.exec(before)?.[1] ?? ''
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** @returns {string[]} the folders that describe calls, such as `payment/card` */
function topics() {
  const folders = (/** @type {string} */ path) =>
    readdirSync(join(root, GATEWAYS, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  return folders('')
    .flatMap((gateway) => folders(gateway).map((topic) => `${gateway}/${topic}`))
    .filter((topic) => existsSync(join(root, GATEWAYS, topic, 'calls.ts')))
}

/** The schemas of all request bodies, by the names of their calls. */
async function readRequests() {
  const folder = `${GATEWAYS}/requests`
  const files = await Promise.all(readdirSync(join(root, folder)).map((file) => exportsOf(`${folder}/${file}`)))
  return Object.assign({}, ...files)
}

/** @param {string} topic @param {Record<string, any>} requests @returns {Promise<DescribedCall[]>} */
async function callsOf(topic, requests) {
  const calls = await exportsOf(`${GATEWAYS}/${topic}/calls.ts`)
  const source = readFileSync(join(root, GATEWAYS, topic, 'calls.ts'), 'utf8')
  return Object.entries(calls)
    .filter(([, call]) => typeof call === 'function' && 'description' in call)
    .map(([name, { description }]) => ({
      name,
      topic,
      said: saidOf(source, name),
      description,
      request: requests[name],
    }))
}

export async function readCalls() {
  const requests = await readRequests()
  return (await Promise.all(topics().map((topic) => callsOf(topic, requests)))).flat()
}

/** The other facts of the app that the document contains. @returns {Promise<AppFacts>} */
export async function readFacts() {
  const [{ DEFAULT_TIMINGS }, { gatewayOf }] = await Promise.all([
    exportsOf('src/app/composition/timings.ts'),
    exportsOf(`${GATEWAYS}/provider.ts`),
  ])
  return { timings: DEFAULT_TIMINGS, gatewayOf }
}
