import { bankTransferMachine } from '../../../machines/payment/bank-transfer/machine'
import { type NotifyAnswer, forgetTransfer, notifyTransfer } from '../../../machines/payment/bank-transfer/ports'
import { fateOf } from '../../../machines/payment/bank-transfer/rules'
import type { BegunTransfer } from '../../../machines/entities/bank-transfer'
import { isOutcomeUnclear, problemOf } from '../../../machines/entities/bank-refusal'
import { GENERIC_PROBLEM } from '../../../machines/entities/problem'
import { receiptFrom } from '../../../machines/after/reconciliation/rules'
import type { BankTransferGateway } from '../../gateways/payment/bank-transfer/gateway'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { implementPort } from '../platform/implement-port'
import type { KeptTransfers } from '../storage/kept-transfer'
import { randomId } from '../platform/random-id'

export interface BankTransferDeps {
  readonly payments: Pick<PaymentGateway, 'outcome'>
  readonly transfers: BankTransferGateway
  readonly keptTransfers: KeptTransfers
}

/** What went wrong; undefined unless the provider said it. */
async function wordOf<Value>(asked: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked()
  } catch {
    return undefined
  }
}

export function bankTransferLogic(deps: BankTransferDeps) {
  const { payments, transfers, keptTransfers } = deps

  /** What the order says of a code whose notice failed; undefined where the code is as valid as before. */
  async function endOf({ bankTransferPaymentId, amount }: BegunTransfer): Promise<NotifyAnswer | undefined> {
    const outcome = await wordOf(() => payments.outcome())
    if (outcome?.kind !== 'ok') return undefined
    const { value } = outcome
    const fate = fateOf(value, bankTransferPaymentId)
    if (fate === 'paid') {
      const isAnothers = value.paymentId !== undefined && value.paymentId !== bankTransferPaymentId
      return { kind: 'paid', receipt: receiptFrom(value, isAnothers ? undefined : amount) }
    }
    const problem = value.refusal ? problemOf(value.refusal) : GENERIC_PROBLEM
    return fate === 'lapsed' ? { kind: 'lapsed', problem } : undefined
  }

  /** What the tab keeps of this transfer, unless it is over or left by now. */
  function keptOf({ bankTransferPaymentId: id }: BegunTransfer): BegunTransfer | undefined {
    const begun = keptTransfers.begun()
    return begun?.code !== undefined && begun.bankTransferPaymentId === id ? begun : undefined
  }

  function setNotified(transfer: BegunTransfer, mayBeNotified: true | undefined) {
    const kept = keptOf(transfer)
    if (kept) keptTransfers.keep({ ...kept, mayBeNotified })
  }

  /** Under a fresh name each time, which is not kept: it moves nothing, and the order is asked about what it was for. */
  async function notified(transfer: BegunTransfer): Promise<NotifyAnswer> {
    const { bankTransferPaymentId } = transfer
    const wasNotified = keptOf(transfer)?.mayBeNotified === true
    // Before it is sent: a page that goes away meanwhile has no answer.
    setNotified(transfer, true)
    const outcome = await wordOf(() => transfers.notify({ bankTransferPaymentId, submissionId: randomId() }))
    if (outcome?.kind === 'ok') return { kind: 'notified', callbackUrl: outcome.value.callbackUrl }
    if (outcome && !wasNotified && !isOutcomeUnclear(outcome)) setNotified(transfer, undefined)
    const end = await endOf(transfer)
    if (end) return end
    return outcome ? { kind: 'refused', refusal: outcome } : { kind: 'unknown' }
  }

  return bankTransferMachine.provide({
    actors: {
      notifyTransfer: implementPort(notifyTransfer, async ({ transfer }) => {
        const answer = await notified(transfer)
        // Until it is paid the code stays: a shopper who returns from the shop needs it, and a provider may not show it again.
        if (answer.kind === 'paid') keptTransfers.forget()
        return answer
      }),
      forgetTransfer: implementPort(forgetTransfer, () => {
        keptTransfers.leave()
        return Promise.resolve(undefined)
      }),
    },
  })
}
