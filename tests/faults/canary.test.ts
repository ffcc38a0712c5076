import { describe, expect, it, vi } from 'vitest'
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

/** What all machines of a visit ever had in them, with what they asked and were told, in the words of their own snapshots. */
async function everythingKnown(): Promise<ReadonlySet<string>> {
  const { client, origins } = sandbox
  const { email, gsmNumber } = await client.makeMember()
  const { token } = await client.makeOrder({ email, gsmNumber })
  // Declined at first, and at its bank; the last time it pays.
  const refusal = { token, phase: 'before', act: 'failure:10051', nth: 1 } as const
  await client.setFault({ ...refusal, path: PATHS.threeDS })
  const configuration = await configurationOf(origins.app)
  const tab = openTab({ origin: origins.app, bank: origins.bank, configuration })
  const known = new Set<string>()
  const shopper = {
    ...({
      email,
      gsmNumber,
      manner: 'threeDS',
      waitsForOffers: true,
      asksForAnother: false,
      typedCode: '',
      edits: false,
      changesDevice: false,
    } as const),
    nextCard: () => ({ ...cardOf(CANARY.cardNumber), expireDate: CANARY.expireDate, cvc: CANARY.cvc }),
    inbox: () => client.messages(gsmNumber),
    visitBank,
    beforePaying: () => Promise.resolve(),
  }
  const { screen } = await inTab(tab, () =>
    visit(token, tab, shopper, (actor) => {
      known.add(JSON.stringify([actor.getPersistedSnapshot(), actor.getSnapshot().context]))
      known.add(JSON.stringify([...tab.kept]))
    }),
  )
  expect(screen).toBe('result')
  return known
}

describe('a card with a number like no other', () => {
  it('that is refused, and then paid with at its bank, is in no machine and in nothing that the tab keeps (CARD-14~, SEC-03~)', async () => {
    const known = [...(await everythingKnown())]
    expect(known.filter((text) => sungIn(text).length > 0)).toEqual([])
    // It was this card, all the same: what may be known of it is.
    expect(known.some((text) => text.includes(CANARY.cardNumber.slice(0, 8)))).toBe(true)
    expect(known.some((text) => text.includes('"bankHost"'))).toBe(true)
  })
})
