import { createActor, waitFor } from 'xstate'
import type { BankTransferInput } from '../../../machines/bank-transfer/parts'
import { bankTransferView } from '../../../machines/bank-transfer/view'
import type { Member } from '../../../machines/entities/member'
import { DEFAULT_PACE } from '../../../src/app/pace'
import { createTransferGateway } from '../../../src/gateways/payment/bank-transfer/gateway'
import { bankTransferLogic } from '../../../src/services/bank-transfer'
import type { PayingWorld } from './paying'
import { valueOf } from './value-of'

/** Bank transfers on a logged-in page, for the order as it is now; the agreement was read. */
export async function openTransfers(world: PayingWorld, member: Member) {
  const { keptTransfers } = world
  const { order, init } = valueOf(await world.payments.detail())
  const input: BankTransferInput = {
    ...{ member, price: order.price, accounts: init.bankTransferAccounts, redirectUrl: init.bankTransferRedirectUrl },
    ...{ isBuyerProtected: init.buyerProtectionEnabled, bankDay: undefined, resumed: keptTransfers.begun() },
    ...{ isAgreed: true, problem: undefined, network: 'online', pace: DEFAULT_PACE },
  }
  const actor = createActor(bankTransferLogic({ ...world, transfers: createTransferGateway(world.edge) }), { input })
  actor.start()
  const view = () => bankTransferView(actor.getSnapshot())
  const at = (kind: ReturnType<typeof view>['kind']) =>
    waitFor(actor, (snapshot) => bankTransferView(snapshot).kind === kind)
  return {
    actor,
    view,
    /** Until it stands there; what it holds then. */
    at: async (kind: Parameters<typeof at>[0]) => (await at(kind)).context,
    tell: (type: 'tookDetails' | 'askedToLeave' | 'left') => {
      actor.send({ type: `shopper.${type}` })
    },
    /** Chooses a bank and asks for a code. */
    start(bankId: string | number | undefined = init.bankTransferAccounts[0]?.bankId) {
      if (bankId === undefined) throw new Error('the order names no bank')
      actor.send({ type: 'shopper.choseBank', bankId })
      actor.send({ type: 'shopper.paid' })
    },
  }
}
