import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readOperations } from '../support/openapi'
import { everyCall } from '../support/every-call'
import { withSandbox } from '../support/with-sandbox'
import { PATHS_OF } from '../support/specification'
import { cardChains } from './every-path/card.scenarios'
import { creditChains } from './every-path/shopping-credit.scenarios'
import { memberChains } from './every-path/member.scenarios'
import { registrationChains } from './every-path/registration.scenarios'
import { walletChains } from './every-path/wallet.scenarios'
import { driving } from './support/driving'
import { type Exchange, noteExchanges } from './support/exchanges'
import { isOf, readExamples, shapeOf, writeExamples } from './support/guide-examples'

const sandbox = withSandbox()
const drive = driving(sandbox)

const CHAINS = {
  registration: registrationChains,
  member: memberChains,
  credit: creditChains,
  card: cardChains,
  wallet: walletChains,
}

/** The specification's paths on the wire, with the prefix of their gateway. */
const SPECIFIED = Object.entries(PATHS_OF).flatMap(([gateway, paths]) =>
  paths.map((path) => `/${gateway}-gateway${path.replace('{product}', 'wallet')}`),
)

let exchanges: readonly Exchange[] = []
beforeAll(() => {
  exchanges = noteExchanges()
})
afterAll(() => vi.unstubAllGlobals())

describe.each(Object.entries(CHAINS))('the app before the running sandbox, %s', (_, chains) => {
  it.each(Object.entries(chains))('%s', (_title, chain) => chain(drive))
})

describe('every path of the specification', () => {
  it('every path of the specification is called by the app, accepted by the sandbox and read by the app (GWY-09, SBX-01)', async () => {
    const { client } = sandbox
    const seen = (await Promise.all(drive.tokens.map((token) => client.requests(token)))).flat()
    const refused = (await Promise.all(drive.tokens.map((token) => client.refusals(token)))).flat()
    const paths = new Set(seen.map(({ path }) => path))
    expect(SPECIFIED).toHaveLength(37)
    expect(SPECIFIED.filter((path) => !paths.has(path))).toEqual([])
    expect([...paths].filter((path) => !SPECIFIED.includes(path))).toEqual([])
    expect(everyCall.filter(({ call }) => !drive.driven.has(call)).map(({ name }) => name)).toEqual([])
    expect(refused).toEqual([])
    expect(await client.brokenInvariants()).toEqual([])
  })
})

describe('request options of the app', () => {
  it('a call sends no cookie, only the origin as referrer, is not cached and follows no redirect', () => {
    const calls = exchanges.filter(({ headers }) => 'x-wallet-token' in headers)
    const manners = new Set(calls.map(({ manner }) => JSON.stringify(manner)))
    expect([...manners].map((manner) => JSON.parse(manner) as unknown)).toEqual([
      { credentials: 'omit', redirect: 'error', referrerPolicy: 'strict-origin', cache: 'no-store' },
    ])
  })
})

describe('the examples of the provider’s guide', () => {
  it('the examples of the provider’s guide have the shape of what app and sandbox exchange (DOC-03~)', () => {
    const operations = readOperations()
    if (process.env['WRITE_EXAMPLES']) writeExamples(operations, exchanges, sandbox.origins)
    const examples = readExamples()
    expect(examples.map(({ name }) => name).sort()).toEqual(operations.map(({ name }) => name).sort())
    const partsOf = ({ method, query, body, status, answer }: Exchange) =>
      shapeOf({ method, query, body, status, answer })
    for (const example of examples) {
      const shapes = exchanges.filter((exchange) => isOf(example, exchange)).map(partsOf)
      expect(shapes, example.name).toContainEqual(partsOf(example))
    }
  })
})
