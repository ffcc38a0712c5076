import { describe, expect, it, vi } from 'vitest'
import type { SeenRequest } from '../../sandbox/records/seen-request'
import { PATHS } from '../gateways/support/paths'
import { withOwnSandbox } from '../support/with-sandbox'
import { CANARY, sungIn } from '../support/canary'
import { visitBank } from './support/bank'
import { SANDBOX_ENV, configurationOf } from './support/play-all'
import { inTab, openTab } from './support/tab'
import { visit } from './support/visit'
import { cardOf } from './support/ways'

vi.mock(import('../../src/services/redirects/bank-form'), () => import('../gateways/support/bank-form'))
vi.mock(import('../../src/services/redirects/post-form'), () => import('./support/post-form'))

const sandbox = withOwnSandbox({ env: SANDBOX_ENV })

/** What a visit could leak: every persisted snapshot of its machines, what its tab stored, and its tokens. */
interface Known {
  readonly snapshots: ReadonlySet<string>
  readonly kept: readonly string[]
  readonly tokens: ReadonlySet<string>
}

function tokensIn(requests: readonly SeenRequest[]): ReadonlySet<string> {
  const carried = requests.flatMap(({ headers, body }) => [
    headers['authorization']?.replace('Bearer ', ''),
    headers['x-wallet-lc'],
    (body as { readonly memberToken?: string } | null)?.memberToken,
  ])
  return new Set(carried.filter((token): token is string => Boolean(token)))
}

async function everythingKnown(): Promise<Known> {
  const { client, origins } = sandbox
  const { email, gsmNumber } = await client.makeMember()
  const { token } = await client.makeOrder({ email, gsmNumber })
  // Declined first by card, then at the bank; the last attempt pays.
  const refusal = { token, phase: 'before', act: 'failure:10051', nth: 1 } as const
  await client.setFault({ ...refusal, path: PATHS.threeDS })
  const configuration = await configurationOf(origins.app)
  const tab = openTab({ origin: origins.app, bank: origins.bank, configuration })
  const snapshots = new Set<string>()
  const kept: string[] = []
  const shopper = {
    email,
    gsmNumber,
    manner: 'threeDS',
    waitsForOffers: true,
    asksForAnother: false,
    typedCode: '',
    edits: false,
    changesDevice: false,
    troubles: 0,
    nextCard: () => ({ ...cardOf(CANARY.cardNumber), expireDate: CANARY.expireDate, cvc: CANARY.cvc }),
    inbox: () => client.messages(gsmNumber),
    visitBank,
    beforePaying: () => Promise.resolve(),
  }
  const { screen } = await inTab(tab, () =>
    visit(token, tab, shopper, (actor) => {
      snapshots.add(JSON.stringify([actor.getPersistedSnapshot(), actor.getSnapshot().context]))
      kept.push(JSON.stringify([...tab.kept]))
    }),
  )
  expect(screen).toBe('result')
  return { snapshots, kept: [...kept, JSON.stringify([...tab.kept])], tokens: tokensIn(await client.requests(token)) }
}

describe('the data of a card in machines and tab storage', () => {
  it('the data of a card that is declined, then paid by 3-D Secure, is in no machine and nothing the tab stores (CARD-14~, SEC-03~)', async () => {
    const { snapshots, kept } = await everythingKnown()
    const known = [...snapshots, ...kept]
    expect(known.filter((text) => sungIn(text).length > 0)).toEqual([])
    // Control: the card's allowed parts (first eight digits, bank host) are in the snapshots.
    expect(known.some((text) => text.includes(CANARY.cardNumber.slice(0, 8)))).toBe(true)
    expect(known.some((text) => text.includes('"bankHost"'))).toBe(true)
  })

  it('the tokens of a card payment are in no machine, and in what the tab stores only until it is paid (CARD-14~, SEC-03~)', async () => {
    const { snapshots, kept, tokens } = await everythingKnown()
    const saysAny = (text: string) => [...tokens].some((token) => text.includes(token))
    expect(tokens.size).toBe(3)
    expect([...snapshots].filter(saysAny)).toEqual([])
    // Until then the login is stored, so that the page survives a reload.
    expect(kept.some(saysAny)).toBe(true)
    expect(saysAny(kept.at(-1) ?? '')).toBe(false)
  })
})
