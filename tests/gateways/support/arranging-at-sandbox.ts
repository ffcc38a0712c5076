import type { WantedOrder } from '../../support/control-answers'
import { bookedParts } from '../../support/booked'
import type { SandboxOfFile } from '../../support/with-sandbox'
import type { Arrange, Wanted } from './arrange'
import { approveAt, arrivesWith } from './at-bank'
import { defined } from './defined'
import { openMemberPage } from './member-page'
import type { withShoppers } from './shoppers'

const kindOf = (flow: Wanted['flow'], payerId: string): WantedOrder =>
  flow === 'refund' ? { refund: { payerId } } : flow === 'settlement' ? { settlement: {} } : {}

export function arrangingAtSandbox(sandbox: SandboxOfFile, arrive: ReturnType<typeof withShoppers>): Arrange {
  const arrange = async (wanted: Wanted = {}) => {
    const { balance, kycLevel, monthlyLimit, name, surname, identity, cards, flow } = wanted
    const { price, currency, email, gsmNumber, flags, init, creditCategory, isOutOfStock } = wanted
    const credit = defined({ category: creditCategory, outOfStock: isOutOfStock })
    const shopper = await arrive({
      member: {
        ...defined({ balance, kycLevel, monthlyLimit, name, surname, cards }),
        ...(identity && { identityNumber: identity.identityNumber, birthDate: identity.birthDate }),
      },
      order: ({ memberId }) => ({
        ...defined({ price, currency, email, gsmNumber, init }),
        ...(Object.keys(credit).length > 0 && { credit }),
        flags: { fundEnabled: balance !== undefined, ...flags },
        ...kindOf(flow, memberId),
      }),
    })
    const { client } = sandbox
    const { token, member, order, seen } = shopper
    const { configuration } = shopper.app
    const { callbackUrl } = await client.orderOf(token)
    return {
      ...shopper,
      ...(flow && openMemberPage({ client, configuration, member, order, flow })),
      callbackUrl,
      booked: async () => (await client.ledger(token)).authorisations,
      parts: () => bookedParts(client, token),
      sent: async (path: string) => (await seen(path)).map(({ body }) => body),
      orderNow: async () => {
        const now = await client.orderOf(token)
        return {
          paymentStatus: now.paymentStatus ?? 'NONE',
          email: now.buyer.email,
          gsmNumber: now.buyer.gsmNumber,
          isForeignAdmitted: now.foreignAdmitted,
          hasTransfer: now.transfer !== undefined,
          isSettled: now.refund?.claimed ?? now.settlement?.set ?? false,
        }
      },
      memberNow: (memberId = member.memberId) => client.memberOf(memberId),
      advance: (seconds: number) => client.advanceClock(token, seconds),
      codesSent: async (phone = member.gsmNumber) => (await client.messages(phone)).length,
      latestCode: (phone = member.gsmNumber) => client.latestCode(phone),
      goToBank: async (form: Parameters<typeof arrivesWith>[0]) => {
        const page = await arrivesWith(form)
        return { approve: () => approveAt(page, sandbox.origins.app) }
      },
      approveCredit: () => client.decideCredit(token, { decision: 'approve' }),
      receiveTransfer: () => client.sendTransfer(token),
    }
  }
  return Object.assign(arrange, { publishes: () => true })
}
