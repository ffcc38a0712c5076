import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { bankServer } from './bank.ts'
import { creditDecided, type CreditDecision } from './credit.ts'
import { canBeTogether, KNOB_NAMES, type KnobName, KNOBS } from './knobs.ts'
import { addMember, memberOfId, type WantedMember } from './members.ts'
import { addOrder } from './orders.ts'
import { gatewayServer } from './server.ts'
import { bankDecided, type Decision } from './three-ds.ts'
import { transferArrived } from './transfers.ts'
import { newDeps, type Refusal, type SeenRequest } from './deps.ts'
import type { Strike, Order, Payment, WantedOrder } from './records.ts'

export interface ProviderOptions {
  readonly appOrigin: string
  readonly knobs?: readonly KnobName[]
  readonly seed?: number
  readonly product?: string
  readonly tokenHeader?: string
  /** Further request headers that a page may send; those about the member have no public names. */
  readonly otherHeaders?: readonly string[]
}

export interface MemberMade {
  readonly memberUserId: string
  readonly memberId: string
  readonly email: string
  readonly gsmNumber: string
}

export interface OrderStand {
  readonly paymentStatus: string | undefined
  readonly errorCode: string | undefined
  readonly transfer: { readonly code: string; readonly notified: boolean } | undefined
  readonly settled: boolean
  readonly email: string | null
  readonly gsmNumber: string | null
  readonly foreign: boolean
}

export interface MemberStand {
  readonly name: string
  readonly surname: string
  readonly kycLevel: number
  /** In the currency's major units. */
  readonly balance: number
}

export interface Provider {
  readonly origin: string
  readonly bankOrigin: string
  readonly makeOrder: (wanted?: WantedOrder) => { readonly token: string }
  readonly makeMember: (wanted?: WantedMember) => MemberMade
  /** The codes sent to this number so far, the latest last. */
  readonly codes: (gsmNumber: string) => readonly string[]
  readonly requests: (token?: string) => readonly SeenRequest[]
  readonly refusals: () => readonly Refusal[]
  readonly ledger: (token: string) => readonly Payment[]
  readonly order: (token: string) => OrderStand
  /** In the currency's major units. */
  readonly balance: (memberId: string) => number
  readonly member: (memberId: string) => MemberStand | undefined
  readonly strike: (strike: Strike) => void
  /** Decides as the bank would, without a browser. Returns the URL that it would redirect the shopper to. */
  readonly bankDecides: (token: string, decision: Decision) => string
  readonly creditBankDecides: (token: string, decision: CreditDecision) => string
  readonly transferArrives: (token: string) => void
  readonly advance: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve(`http://127.0.0.1:${port}`)
    })
  })

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })

const inOrder = (names: readonly KnobName[]): readonly KnobName[] => {
  const clash = names.find((name) => names.some((other) => !canBeTogether(name, other)))
  if (clash !== undefined) throw new Error(`${clash} can't be turned with the others of ${names.join(', ')}`)
  return KNOB_NAMES.filter((name) => names.includes(name))
}

export const startProvider = async (options: ProviderOptions): Promise<Provider> => {
  const names = inOrder(options.knobs ?? [])
  const settings = {
    appOrigin: options.appOrigin,
    product: options.product ?? 'wallet',
    tokenHeader: options.tokenHeader ?? 'X-IYZI-TOKEN',
    otherHeaders: options.otherHeaders ?? [],
  }
  const deps = newDeps(settings, options.seed ?? 1, names.includes('dynamicThreeDs'))
  const gateway = gatewayServer(
    deps,
    names.map((name) => KNOBS[name]),
  )
  const bank = bankServer(deps)
  const [origin, bankOrigin] = await Promise.all([listen(gateway), listen(bank)])
  Object.assign(deps.addresses, { origin, bankOrigin })
  const orderOf = (token: string): Order => {
    const order = deps.orders.get(token)
    if (order === undefined) throw new Error(`no order ${token}`)
    return order
  }
  const digits = (gsmNumber: string) => gsmNumber.replace(/\D/g, '')
  return {
    origin,
    bankOrigin,
    makeOrder: (wanted = {}) => ({ token: addOrder(deps, wanted).token }),
    makeMember: (wanted = {}) => {
      const { memberUserId, memberId, email, gsmNumber } = addMember(deps, wanted, true)
      return { memberUserId, memberId, email, gsmNumber }
    },
    codes: (gsmNumber) => deps.sms.filter((sms) => digits(sms.gsmNumber) === digits(gsmNumber)).map(({ code }) => code),
    requests: (token) => deps.requests.filter((seen) => token === undefined || seen.token === token),
    refusals: () => [...deps.refusals],
    ledger: (token) => deps.payments.filter((payment) => payment.token === token),
    order: (token) => {
      const { paymentStatus, attempt, transfer, settled, email, gsmNumber, foreign } = orderOf(token)
      return { paymentStatus, errorCode: attempt?.errorCode, transfer, settled, email, gsmNumber, foreign }
    },
    balance: (memberId) => (deps.members.find((member) => member.memberId === memberId)?.balance ?? 0) / 100,
    member: (memberId) => {
      const member = memberOfId(deps, memberId)
      if (member === undefined) return undefined
      const { name, surname, kycLevel, balance } = member
      return { name, surname, kycLevel, balance: balance / 100 }
    },
    strike: (strike) => {
      deps.strikes.push({ ...strike, seen: 0 })
    },
    bankDecides: (token, decision) => bankDecided(deps, orderOf(token), decision),
    creditBankDecides: (token, decision) => creditDecided(deps, orderOf(token), decision),
    transferArrives: (token) => transferArrived(deps, orderOf(token)),
    advance: deps.advance,
    close: async () => {
      await Promise.all([closed(gateway), closed(bank)])
    },
  }
}
