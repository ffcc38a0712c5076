import { describe, expect, it } from 'vitest'
import { everyCall } from '../support/every-call'
import { withSandbox } from '../support/with-sandbox'
import { PATHS_OF } from '../support/specification'
import { cardChains } from './every-path/card.scenarios'
import { creditChains } from './every-path/shopping-credit.scenarios'
import { memberChains } from './every-path/member.scenarios'
import { registrationChains } from './every-path/registration.scenarios'
import { walletChains } from './every-path/wallet.scenarios'
import { driving } from './support/driving'

const sandbox = withSandbox()
const drive = driving(sandbox)

const CHAINS = {
  registration: registrationChains,
  member: memberChains,
  credit: creditChains,
  card: cardChains,
  wallet: walletChains,
}

/** As they go over the wire, behind the prefix of their gateway. */
const SPECIFIED = Object.entries(PATHS_OF).flatMap(([gateway, paths]) =>
  paths.map((path) => `/${gateway}-gateway${path.replace('{product}', 'wallet')}`),
)

describe.each(Object.entries(CHAINS))('the app before the running sandbox, %s', (_, chains) => {
  it.each(Object.entries(chains))('%s', (_title, chain) => chain(drive))
})

describe('every path of the specification', () => {
  it('every path of the specification was gone by a call of the app, as the sandbox takes it and as the app reads it (GWY-09, SBX-01)', async () => {
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
