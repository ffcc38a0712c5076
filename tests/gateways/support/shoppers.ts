import { afterEach, expect } from 'vitest'
import type { Language } from '../../../machines/entities/language'
import { parseMinor } from '../../../machines/entities/money'
import type { RefusalReason } from '../../../sandbox/gateways/answer'
import type { SeenRequest } from '../../../sandbox/gateways/journal'
import type { HttpPace } from '../../../src/gateways/http'
import type { Login } from '../../../src/gateways/member/login/answers'
import type { CardPayment } from '../../../src/gateways/payment/card/payload'
import { hashedEmail } from '../../../src/services/hashed-email'
import type { MadeMember, MadeOrder, WantedMember, WantedOrder } from '../../support/control-answers'
import type { WantedFault } from '../../../sandbox/faults/fault'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { type App, configurationAt, openApp } from './app'
import { GOOD_CARD } from './cards'
import { preflightOf } from './preflight'
import { valueOf } from './value-of'
import { newSession } from '../../support/new-session'

export interface Wanted {
  readonly member?: WantedMember
  /** Where the order is about the member who comes, it is wanted of them. */
  readonly order?: WantedOrder | ((member: MadeMember) => WantedOrder)
}

/** A member before an order, and the app's gateways on the page that they have open. */
export interface Shopper {
  readonly member: MadeMember
  readonly order: MadeOrder
  readonly token: string
  readonly app: App
  /** The same shopper's page in another language or with other deadlines. */
  readonly open: (options: { readonly language?: Language; readonly pace?: Partial<HttpPace> }) => App
  /** Has a code sent and reads it off the phone. */
  readonly askForCode: () => Promise<{ memberUserId: string; referenceCode: string; verificationCode: string }>
  readonly logIn: () => Promise<Login>
  /** Logged in and with an open wallet: what the next payment carries. */
  readonly payment: (changed?: Partial<CardPayment>) => Promise<CardPayment>
  /** What the sandbox has seen of this order's calls, all of them or those of one path. */
  readonly seen: (path?: string) => Promise<readonly SeenRequest[]>
  /** Lets the sandbox do something to this order's calls. */
  readonly strike: (...faults: readonly Omit<WantedFault, 'token'>[]) => Promise<void>
  /** Declares which mistakes of the app this test brings about. */
  readonly willBeRefused: (...reasons: readonly RefusalReason[]) => void
}

interface Arrived extends Shopper {
  readonly expected: RefusalReason[]
}

/**
 * Shoppers of a file's sandbox. After each test the sandbox must have refused nothing that the test did not declare, the
 * books must hold, and every call must be one that a browser would have let leave.
 */
export function withShoppers(sandbox: SandboxOfFile) {
  let arrived: Arrived[] = []
  let configured: ReturnType<typeof configurationAt> | undefined
  const headersTooMany = preflightOf(sandbox)

  afterEach(async () => {
    const checked = arrived
    arrived = []
    for (const { token, expected, seen } of checked) {
      const refusals = await sandbox.client.refusals(token)
      expect(refusals.map(({ reason }) => reason)).toEqual(expected)
      const tooMany = await Promise.all((await seen()).map(headersTooMany))
      expect(tooMany.flat()).toEqual([])
      await sandbox.client.clearFaults(token)
    }
    expect(await sandbox.client.brokenInvariants()).toEqual([])
  })

  return async ({ member: wantedMember, order: wantedOrder }: Wanted = {}): Promise<Shopper> => {
    const { client, origins } = sandbox
    const member = await client.makeMember(wantedMember)
    const { email, gsmNumber, memberId } = member
    const about = typeof wantedOrder === 'function' ? wantedOrder(member) : wantedOrder
    const order = await client.makeOrder({ email, gsmNumber, ...about })
    const { token } = order
    configured ??= configurationAt(`${origins.app}/`)
    const configuration = await configured
    const session = newSession()
    const open: Shopper['open'] = (options) => openApp({ configuration, token, session, ...options })
    const app = open({})

    const askForCode: Shopper['askForCode'] = async () => {
      const start = valueOf(await app.members.startLogin({ email, phone: gsmNumber }))
      const { memberUserId = '', referenceCode = '' } = start
      return { memberUserId, referenceCode, verificationCode: await client.latestCode(gsmNumber) }
    }
    const logIn: Shopper['logIn'] = async () => {
      const login = valueOf(await app.members.completeLogin(await askForCode()))
      session.logIn(login)
      return login
    }
    const shopper: Arrived = {
      expected: [],
      member,
      order,
      token,
      app,
      open,
      askForCode,
      logIn,
      async payment(changed) {
        if (!session.credentials()) await logIn()
        const { memberToken } = valueOf(await app.members.openWallet(memberId))
        const { price, currency } = await client.orderOf(token)
        return {
          submissionId: `submission-of-${token}`,
          price: { minor: parseMinor(price) ?? 0, currency },
          installment: 1,
          memberId,
          memberEmail: email,
          gsmNumber,
          memberToken,
          userIdentification: await hashedEmail(email),
          browserFingerprint: 'f1d2d2f924e986ac86fdf7b36c94bcdf',
          card: GOOD_CARD,
          ...changed,
        }
      },
      seen: async (path = '') => (await client.requests(token)).filter((request) => request.path.endsWith(path)),
      async strike(...faults) {
        for (const fault of faults) {
          await client.setFault({ ...fault, token })
          // For a cut the sandbox closes idle connections; that is noticed here before a next call could take one.
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
