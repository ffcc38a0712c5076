import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Origins } from '../../../sandbox/kernel/origins'
import type { Operation } from '../../support/openapi'
import type { Exchange } from './exchanges'

const FOLDER = fileURLToPath(new URL('../../../docs/gateway-guide/', import.meta.url))

export interface Example extends Exchange {
  /** Name of its file: the `operationId` in `docs/openapi.json`. */
  readonly name: string
}

/** The examples of the provider's guide, one file each. */
export const readExamples = (): readonly Example[] =>
  readdirSync(FOLDER).map((file) => ({
    name: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(FOLDER + file, 'utf8')) as Exchange),
  }))

/** The types in a value; a list has the type of its first item. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.map(([key, inner]) => [key, shapeOf(inner)]))
}

type Call = Pick<Exchange, 'method' | 'path'>

export const isOf = (operation: Call, { method, path }: Call) => operation.method === method && operation.path === path

const PUBLIC: Readonly<Record<keyof Origins, string>> = {
  app: 'https://pay.wallet.example',
  gateways: 'https://gateway.wallet.example',
  shop: 'https://www.shop.example',
  bank: 'https://acs.bank.example',
  parent: 'https://defne.example',
  inspector: 'https://inspector.wallet.example',
}

/** Replaces origins, whose ports differ in each run; also within a bank's page in base64. */
function inPublic(origins: Origins, text: string): string {
  const replaced = Object.entries(PUBLIC).reduce(
    (said, [name, origin]) => said.replaceAll(origins[name as keyof Origins], origin),
    text,
  )
  return replaced.replaceAll(/(?<=")[\w+/]{100,}={0,2}(?=")/g, (encoded) => {
    const page = Buffer.from(encoded, 'base64').toString('utf8')
    return page.includes('<form') ? Buffer.from(inPublic(origins, page)).toString('base64') : encoded
  })
}

/** A login token's format does not matter, and secret scanners would report it. */
const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g

const OF_THE_CLIENT = ['accept', 'accept-language', 'sec-fetch-mode', 'user-agent', 'accept-encoding']

/** Writes the examples: for each operation the successful exchange with the most fields. */
export function writeExamples(
  operations: readonly Operation[],
  exchanges: readonly Exchange[],
  origins: Origins,
): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  for (const { name, ...operation } of operations) {
    const [most] = exchanges
      .filter((each) => isOf(operation, each) && (each.answer as { status?: string }).status === 'success')
      .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    if (!most) throw new Error(`${name} has gone well in no chain`)
    const { manner: _, ...example } = most
    const headers = Object.fromEntries(Object.entries(most.headers).filter(([key]) => !OF_THE_CLIENT.includes(key)))
    const text = `${JSON.stringify({ ...example, headers }, null, 2)}\n`
    writeFileSync(`${FOLDER}${name}.json`, inPublic(origins, text).replaceAll(JWT, 'ACCESS-TOKEN'))
  }
}
