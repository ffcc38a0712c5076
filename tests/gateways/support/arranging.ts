import { afterAll, beforeAll, expect } from 'vitest'
import { parseConfiguration } from '../../../src/app/configuration'
import { configurationOf, OTHER_HEADERS } from '../../documented-provider/configuration'
import { type Provider, startProvider } from '../../documented-provider/provider'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { type MemberPage, openMemberPage } from './member-page'
import type { withShoppers } from './shoppers'

interface Wanted {
  readonly balance?: number
  readonly price?: number
  readonly currency?: string
}

interface Booked {
  readonly minor: number
  readonly currency: string
  readonly paymentId: string | undefined
  readonly submissionId: string | undefined
}

interface Arrived {
  readonly member: { readonly memberId: string; readonly email: string; readonly gsmNumber: string }
  readonly order: { readonly token: string }
}

/** A member before an order at any provider, and what its books say of the order. */
export interface Arranged extends MemberPage<Arrived> {
  readonly callbackUrl: string
  readonly booked: () => Promise<readonly Booked[]>
  /** The bodies that the app has sent to a path of the order. */
  readonly sent: (path: string) => Promise<readonly unknown[]>
}

/** Makes a member and an order: the one thing that differs between the two doubles of the provider (GWY-12). */
export type Arrange = (wanted?: Wanted) => Promise<Arranged>

export function arrangingAtSandbox(sandbox: SandboxOfFile, arrive: ReturnType<typeof withShoppers>): Arrange {
  return async ({ balance, price, currency } = {}) => {
    const order = { ...(price !== undefined && { price }), ...(currency !== undefined && { currency }) }
    const shopper = await arrive({
      member: balance === undefined ? {} : { balance },
      order: { ...order, flags: { fundEnabled: balance !== undefined } },
    })
    const { client } = sandbox
    const { callbackUrl } = await client.orderOf(shopper.token)
    return {
      ...shopper,
      callbackUrl,
      booked: async () => (await client.ledger(shopper.token)).authorisations,
      sent: async (path) => (await shopper.seen(path)).map(({ body }) => body),
    }
  }
}

const APP = 'http://127.0.0.1:1'
const PRICE = 2480

/** A provider of the file's own, by the documents alone. It too may refuse nothing as a mistake of the app. */
export function arrangingAtDocumented(): Arrange {
  let provider: Provider | undefined
  beforeAll(async () => {
    provider = await startProvider({ appOrigin: APP, otherHeaders: OTHER_HEADERS })
  })
  afterAll(async () => {
    expect(provider?.refusals()).toEqual([])
    await provider?.close()
  })
  return async ({ balance = 0, price = PRICE, currency = 'TRY' } = {}) => {
    if (!provider) throw new Error('there is a provider while the tests run')
    const { codes, makeMember, makeOrder, ledger, origin, requests } = provider
    const member = makeMember({ balance })
    const callbackUrl = 'https://www.shop.example/callback'
    const { email, gsmNumber } = member
    const order = makeOrder({ email, gsmNumber, price, currency, callbackUrl })
    const client = {
      latestCode: (phone: string) => Promise.resolve(codes(phone).at(-1) ?? ''),
      orderOf: () => Promise.resolve({ price, currency }),
    }
    const configuration = parseConfiguration(JSON.stringify(configurationOf(origin)), APP)
    return {
      ...openMemberPage<Arrived>({ client, configuration, member, order }),
      callbackUrl,
      sent: (path) =>
        Promise.resolve(
          requests(order.token)
            .filter((request) => request.path.endsWith(path))
            .map(({ body }) => body),
        ),
      booked: () =>
        Promise.resolve(
          ledger(order.token).map(({ amount, currency: named, paymentId, submissionId }) => ({
            ...{ minor: Math.round(amount * 100), currency: named, paymentId, submissionId },
          })),
        ),
    }
  }
}
