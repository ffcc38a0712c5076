import { afterEach, expect } from 'vitest'
import type { MadeMember, WantedMember, WantedOrder } from '../../support/control-answers'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { configurationAt } from './app'
import { type MemberPage, openMemberPage } from './member-page'
import { preflightOf } from './preflight'
import type { WantedFault } from '../../../sandbox/records/fault'
import type { RefusalReason } from '../../../sandbox/records/refusal'
import type { SeenRequest } from '../../../sandbox/records/seen-request'

export interface Wanted {
  readonly member?: WantedMember
  /** The wanted order; a function if it depends on the member. */
  readonly order?: WantedOrder | ((member: MadeMember) => WantedOrder)
}

/** A member with an order, whose calls are checked after the test. */
export interface Shopper extends MemberPage {
  /** The calls of this order that the sandbox received, all or those to one path. */
  readonly seen: (path?: string) => Promise<readonly SeenRequest[]>
  readonly strike: (...faults: readonly Omit<WantedFault, 'token'>[]) => Promise<void>
  /** Declares which mistakes of the app this test causes on purpose. */
  readonly willBeRefused: (...reasons: readonly RefusalReason[]) => void
}

interface Arrived extends Shopper {
  readonly expected: RefusalReason[]
}

/**
 * Shoppers of a file's sandbox. After each test, the sandbox must have refused nothing that the test did not declare, and a browser must
 * have allowed every call.
 */
export function withShoppers(sandbox: SandboxOfFile) {
  let arrived: Arrived[] = []
  let configured: ReturnType<typeof configurationAt> | undefined
  const headersTooMany = preflightOf(sandbox)

  afterEach(async () => {
    const checked = arrived
    arrived = []
    for (const { token, expected, seen } of checked) {
      const [refusals, calls] = await Promise.all([sandbox.client.refusals(token), seen()])
      await sandbox.client.clearFaults(token)
      expect(refusals.map(({ reason }) => reason)).toEqual(expected)
      expect((await Promise.all(calls.map(headersTooMany))).flat()).toEqual([])
    }
  })

  return async ({ member: wantedMember, order: wantedOrder }: Wanted = {}): Promise<Shopper> => {
    const { client, origins } = sandbox
    const member = await client.makeMember(wantedMember)
    const { email, gsmNumber } = member
    const about = typeof wantedOrder === 'function' ? wantedOrder(member) : wantedOrder
    const order = await client.makeOrder({ email, gsmNumber, ...about })
    const { token } = order
    configured ??= configurationAt(`${origins.app}/`)
    const configuration = await configured
    const shopper: Arrived = {
      ...openMemberPage({ client, configuration, member, order }),
      expected: [],
      seen: async (path = '') => (await client.requests(token)).filter((request) => request.path.endsWith(path)),
      async strike(...faults) {
        for (const fault of faults) {
          await client.setFault({ ...fault, token })
          // To cut a call, the sandbox closes idle connections; wait until this process notices, before a next call uses one.
          await new Promise((resolve) => setImmediate(resolve))
        }
      },
      willBeRefused(...reasons) {
        shopper.expected.push(...reasons)
      },
    }
    arrived.push(shopper)
    return shopper
  }
}
