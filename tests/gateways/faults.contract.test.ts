import { describe, expect, it } from 'vitest'
import type { GatewayFault } from '../../src/gateways/outcome'
import { gatewayOf } from '../../src/gateways/provider'
import { withSandbox } from '../support/with-sandbox'
import { CALLS } from './support/calls'
import { pastDeadline } from './support/past-deadline'
import { withShoppers } from './support/shoppers'
import type { WantedFault } from '../../sandbox/records/fault'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** What the sandbox does to a call, the resulting fault, and how often a read is sent. */
const FAULTS: readonly (readonly [act: string, fault: GatewayFault, reads: number])[] = [
  ['reset', 'offline', 2],
  ['status:500', 'server', 1],
  ['status:502', 'server', 2],
  ['status:503', 'server', 2],
  ['status:504', 'server', 2],
  ['hang', 'deadline', 1],
  ['html', 'malformed', 1],
  ['empty', 'malformed', 1],
  ['badjson', 'malformed', 1],
  ['truncate:0', 'malformed', 1],
  ['truncate:60', 'malformed', 1],
  ['trickle:50', 'deadline', 1],
  ['delay:5000', 'deadline', 1],
  ['wrongtype:status', 'malformed', 1],
]

type Struck = Omit<WantedFault, 'path' | 'token'>

const NEVER_DONE = ['hang', 'trickle:50', 'delay:5000']

/** The provider's explicit refusals, with the outcome for every call. They are answers, so no call is repeated. */
const REFUSALS = [
  ['status:400', { code: '1', group: undefined, message: undefined }],
  ['status:401', { code: '1', group: undefined, message: undefined }],
  ['status:429', { code: '1', group: undefined, message: undefined }],
  ['failure:10051', { code: '10051', group: 'NOT_SUFFICIENT_FUNDS', message: 'Kart limiti yetersiz, yetersiz bakiye' }],
  ['failure:77123:ODD_GROUP', { code: '77123', group: 'ODD_GROUP', message: 'İşlem yapılamadı' }],
] as const

/** A required value of each call's answer; the outcome of an order without an attempt has none. */
const NEEDED: Readonly<Record<string, string | undefined>> = {
  detail: 'price',
  startLogin: 'memberUserExists',
  completeLogin: 'memberLoginDto.memberId',
  payByCard: 'paidPrice',
}

const CASES = FAULTS.flatMap((fault) =>
  (['before', 'after-commit'] as const).map((phase) => [phase, ...fault] as const),
)

const REPEATED = ['reset', 'status:502', 'status:503', 'status:504']

/** A first and a second failure, and the resulting fault. */
const PAIRS = [
  ['status:503', 'reset', 'offline'],
  ['reset', 'status:503', 'server'],
  ['reset', 'html', 'malformed'],
] as const

describe.each(CALLS)('$name', ({ name, kind, path, ready }) => {
  const spoiled = async (...faults: readonly Struck[]) => {
    const shopper = await arrive()
    const send = await ready(shopper)
    const page = shopper.open({})
    const before = (await shopper.seen(path)).length
    const isDown = (act: string) => act.startsWith('gateway-down')
    await shopper.strike(...faults.map((fault) => (isDown(fault.act) ? fault : { path, ...fault })))
    return { shopper, send: () => send(page), count: async () => (await shopper.seen(path)).length - before }
  }
  const struck = async (...faults: readonly Struck[]) => {
    const { send, ...call } = await spoiled(...faults)
    return { ...call, sent: send() }
  }

  it.each(CASES)('a call spoiled %s by %s fails as %s (GWY-07~, PAY-06~)', async (phase, act, fault, reads) => {
    const { send, count } = await spoiled({ phase, act })
    const ending = NEVER_DONE.includes(act) ? pastDeadline(send, async () => (await count()) === 1) : send()
    await expect(ending).rejects.toMatchObject({ name: 'GatewayError', fault })
    expect(await count()).toBe(kind === 'read' ? reads : 1)
  })

  it.each(REFUSALS)(
    'a call spoiled by %s is refused by the provider’s word, and sent once (GWY-07~)',
    async (act, refusal) => {
      const { sent, count } = await struck({ act })
      expect(await sent).toMatchObject({ kind: 'refused', ...refusal })
      expect(await count()).toBe(1)
    },
  )

  it('a call fails as server while its gateway is down (GWY-07~)', async () => {
    const { sent, count } = await struck({ act: `gateway-down:${gatewayOf(path)}` })
    await expect(sent).rejects.toMatchObject({ name: 'GatewayError', fault: 'server' })
    expect(await count()).toBe(kind === 'read' ? 2 : 1)
  })

  const needed = NEEDED[name]
  if (needed !== undefined) {
    it(`a call whose ${needed} has another type fails as malformed, and the error names the field (GWY-07~)`, async () => {
      const value = gatewayOf(path) === 'payment' ? needed : `data.${needed}`
      const { sent, count } = await struck({ phase: 'after-commit', act: `wrongtype:${value}` })
      const where = expect.stringMatching(` ${needed}$`) as string
      await expect(sent).rejects.toMatchObject({ fault: 'malformed', path: where })
      expect(await count()).toBe(1)
    })
  }

  it('a call that the network delivers twice takes the second answer alone (BEST-01~)', async () => {
    const { shopper, sent, count } = await struck({ act: 'dup' })
    // A code is valid once.
    expect((await sent).kind).toBe(name === 'completeLogin' ? 'refused' : 'ok')
    expect(await count()).toBe(1)
    const { transportDuplicates } = await sandbox.client.ledger(shopper.token)
    expect(transportDuplicates).toBe(kind === 'money' ? 1 : 0)
  })

  it('a call after the order’s expiry is refused with 5125', async () => {
    const { sent } = await struck({ act: 'clock:+1800' })
    expect(await sent).toMatchObject({ kind: 'refused', code: '5125' })
  })

  it('a call after the login was revoked is refused if it needs a login', async () => {
    const { sent } = await struck({ act: 'token-revoked' })
    const needsLogin = name === 'openWallet' || name === 'payByCard'
    expect(await sent).toMatchObject(needsLogin ? { kind: 'refused', code: '10604' } : { kind: 'ok' })
  })

  if (kind === 'read') {
    it.each(REPEATED)('a read spoiled once by %s is sent again, once, and answered (BEST-05~)', async (act) => {
      const { sent, count } = await struck({ phase: 'before', act, nth: 1 })
      expect(await sent).toMatchObject({ kind: 'ok' })
      expect(await count()).toBe(2)
    })

    it.each(PAIRS)(
      'a read spoiled by %s and then by %s is sent twice and no more (BEST-05~)',
      async (act, then, fault) => {
        const { sent, count } = await struck({ phase: 'before', act, nth: 1 }, { phase: 'before', act: then, nth: 2 })
        await expect(sent).rejects.toMatchObject({ name: 'GatewayError', fault })
        expect(await count()).toBe(2)
      },
    )
  } else {
    it.each(REPEATED)(
      'a call that is not a read is not sent again after it was spoiled once by %s (BEST-05~)',
      async (act) => {
        const { sent, count } = await struck({ phase: 'before', act, nth: 1 })
        await expect(sent).rejects.toMatchObject({ name: 'GatewayError' })
        expect(await count()).toBe(1)
      },
    )
  }

  it('a call that is only slow is answered within its deadline (GWY-07~)', async () => {
    const { sent, count } = await struck({ phase: 'after-commit', act: 'delay:40' })
    expect(await sent).toMatchObject({ kind: 'ok' })
    expect(await count()).toBe(1)
  })
})
