import { bankTransferMachine } from '../../machines/bank-transfer/machine'
import {
  type NotifyAnswer,
  type StartAnswer,
  forgetTransfer,
  notifyTransfer,
  startTransfer,
} from '../../machines/bank-transfer/ports'
import { fateOf } from '../../machines/bank-transfer/rules'
import type { BegunTransfer } from '../../machines/entities/bank-transfer'
import { GENERIC_PROBLEM, problemOf } from '../../machines/entities/problem'
import { checkOrder } from '../../machines/order-check/ports'
import { receiptFrom } from '../../machines/reconciliation/rules'
import type { TransferGateway } from '../gateways/payment/bank-transfer/gateway'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import { type CheckWorld, checkingOrder } from './check-order'
import { browserFingerprint } from './fingerprint'
import { hashedEmail } from './hashed-email'
import { type EventRecord, countedCode } from './events'
import type { KeptTransfers } from './kept-transfer'
import { sendOnce } from './money-call'
import { randomId } from './random-id'
import type { ServerClock } from './server-clock'
import type { Submissions } from './submission'

export interface BankTransferWorld extends CheckWorld {
  readonly payments: Pick<PaymentGateway, 'detail' | 'outcome'>
  readonly transfers: TransferGateway
  readonly submissions: Submissions
  readonly keptTransfers: KeptTransfers
  readonly time: Pick<ServerClock, 'now'>
  readonly events: Pick<EventRecord, 'record'>
  /** Milliseconds that the fingerprint may take. */
  readonly fingerprintPatience: number
}

/** Whatever went wrong; undefined for what is no word of the provider. */
async function wordOf<Value>(asked: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked()
  } catch {
    return undefined
  }
}

export function bankTransferLogic(world: BankTransferWorld) {
  const { payments, transfers, submissions, keptTransfers, time, events } = world

  /** The code is the shopper's from here on, and the order says so to every other tab. */
  function keepBegun(transfer: BegunTransfer): StartAnswer {
    keptTransfers.keep(transfer)
    submissions.settle()
    return { kind: 'started', transfer }
  }

  /** What the order says of a code that could not be told of; undefined where it is as good as before. */
  async function endOf({ bankTransferPaymentId, amount }: BegunTransfer): Promise<NotifyAnswer | undefined> {
    const outcome = await wordOf(() => payments.outcome())
    if (outcome?.kind !== 'ok') return undefined
    const { value } = outcome
    const fate = fateOf(value, bankTransferPaymentId)
    if (fate === 'paid') return { kind: 'paid', receipt: receiptFrom(value, amount) }
    const problem = value.refusal ? problemOf(value.refusal) : GENERIC_PROBLEM
    return fate === 'lapsed' ? { kind: 'lapsed', problem } : undefined
  }

  /** Under a name of its own each time, which nobody keeps: it moves nothing, and the order is asked about what it was for. */
  async function notified(transfer: BegunTransfer): Promise<NotifyAnswer> {
    const { bankTransferPaymentId } = transfer
    const outcome = await wordOf(() => transfers.notify({ bankTransferPaymentId, submissionId: randomId() }))
    if (outcome?.kind === 'ok') return { kind: 'notified', callbackUrl: outcome.value.callbackUrl }
    const end = await endOf(transfer)
    if (end) return end
    return outcome ? { kind: 'refused', refusal: outcome } : { kind: 'unknown' }
  }

  return bankTransferMachine.provide({
    actions: {
      tellBanksOpened(_, { clickedBanks }) {
        events.record({
          category: 'bank-transfer',
          action: 'code-asked',
          label: clickedBanks.slice(0, 30).map(countedCode).join(','),
        })
      },
    },
    actors: {
      checkOrder: answering(checkOrder, checkingOrder(world)),
      startTransfer: answering(startTransfer, async ({ member, price, bankId, isBuyerProtected }) => {
        const [fingerprint, userIdentification] = await Promise.all([
          browserFingerprint(world.fingerprintPatience),
          hashedEmail(member.email),
        ])
        const order = {
          price,
          bankId,
          memberId: member.memberId,
          email: member.email,
          gsmNumber: member.gsmNumber,
          memberGsmNumber: member.gsmNumber,
          isBuyerProtected,
          userIdentification,
          browserFingerprint: fingerprint,
        }
        return sendOnce(
          submissions,
          (submissionId) => transfers.start({ ...order, submissionId }),
          (begun) => keepBegun({ ...begun, bankId, amount: price, begunAt: time.now() }),
        )
      }),
      notifyTransfer: answering(notifyTransfer, async ({ transfer }) => {
        const answer = await notified(transfer)
        if (answer.kind === 'notified' || answer.kind === 'paid') keptTransfers.forget()
        return answer
      }),
      forgetTransfer: answering(forgetTransfer, () => {
        keptTransfers.leave()
        return Promise.resolve(undefined)
      }),
    },
  })
}
