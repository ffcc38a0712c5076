import { describe, expect, it } from 'vitest'
import type { GatewayFault } from '../../src/gateways/outcome'
import type { WantedFault } from '../../sandbox/faults/fault'
import { withSandbox } from '../support/with-sandbox'
import { CALLS } from './support/calls'
import { IMPATIENT } from './support/impatient'
import { withShoppers } from './support/shoppers'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** What the sandbox does to a call, what that comes to, and how often a read is sent before it does. */
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
]

const CASES = FAULTS.flatMap((fault) =>
  (['before', 'after-commit'] as const).map((phase) => [phase, ...fault] as const),
)

const REPEATED = ['reset', 'status:502', 'status:503', 'status:504']

/** A first and a second failure, and what both together come to. */
const PAIRS = [
  ['status:503', 'reset', 'offline'],
  ['reset', 'status:503', 'server'],
  ['reset', 'html', 'malformed'],
] as const

describe.each(CALLS)('$name', ({ kind, path, ready }) => {
  const struck = async (...faults: readonly Omit<WantedFault, 'path' | 'token'>[]) => {
    const shopper = await arrive()
    const send = await ready(shopper)
    const page = shopper.open(faults.some(({ act }) => act === 'hang') ? { pace: IMPATIENT } : {})
    const before = (await shopper.seen(path)).length
    await shopper.strike(...faults.map((fault) => ({ path, ...fault })))
    return { sent: send(page), count: async () => (await shopper.seen(path)).length - before }
  }

  it.each(CASES)('struck %s by %s fails as %s (GWY-07~, PAY-06~)', async (phase, act, fault, reads) => {
    const { sent, count } = await struck({ phase, act })
    await expect(sent).rejects.toMatchObject({ name: 'GatewayError', fault })
    expect(await count()).toBe(kind === 'read' ? reads : 1)
  })

  if (kind === 'read') {
    it.each(REPEATED)('struck once by %s is asked again, once, and answered (BEST-05~)', async (act) => {
      const { sent, count } = await struck({ phase: 'before', act, nth: 1 })
      expect(await sent).toMatchObject({ kind: 'ok' })
      expect(await count()).toBe(2)
    })

    it.each(PAIRS)('struck by %s and then by %s is asked twice and no more (BEST-05~)', async (act, then, fault) => {
      const { sent, count } = await struck({ phase: 'before', act, nth: 1 }, { phase: 'before', act: then, nth: 2 })
      await expect(sent).rejects.toMatchObject({ name: 'GatewayError', fault })
      expect(await count()).toBe(2)
    })
  } else {
    it.each(REPEATED)('struck once by %s is not sent again (BEST-05~)', async (act) => {
      const { sent, count } = await struck({ phase: 'before', act, nth: 1 })
      await expect(sent).rejects.toMatchObject({ name: 'GatewayError' })
      expect(await count()).toBe(1)
    })
  }

  it('is answered late but well when it is only slow (GWY-07~)', async () => {
    const { sent, count } = await struck({ phase: 'after-commit', act: 'delay:40' })
    expect(await sent).toMatchObject({ kind: 'ok' })
    expect(await count()).toBe(1)
  })
})
