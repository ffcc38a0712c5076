import { bankTransferMachine } from '../../../machines/payment/bank-transfer/machine'
import { type NotifyAnswer, abandonTransfer, notifyTransfer } from '../../../machines/payment/bank-transfer/ports'
import { isNoticeUnclear, transferStatusOf } from '../../../machines/payment/bank-transfer/rules'
import type { TransferWithCode } from '../../../machines/entities/bank-transfer'
import { paymentProblemOf } from '../../../machines/entities/bank-refusal'
import { GENERIC_PROBLEM } from '../../../machines/entities/problem'
import { receiptFrom } from '../../../machines/entities/payment-verdict'
import type { BankTransferGateway } from '../../gateways/payment/bank-transfer/gateway'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { answered } from './answered'
import { implementPort } from '../platform/implement-port'
import type { Submissions } from '../reconciliation/submission'
import type { TransferStore } from '../storage/transfer-store'
import { randomId } from '../platform/random-id'

export interface BankTransferDeps {
  readonly payments: Pick<PaymentGateway, 'outcome'>
  readonly transfers: BankTransferGateway
  readonly transferStore: TransferStore
  readonly submissions: Pick<Submissions, 'recordPaid'>
}

export function bankTransferLogic(deps: BankTransferDeps) {
  const { payments, transfers, transferStore, submissions } = deps

  /**
   * How the transfer ended according to the order, read after its notice failed; undefined if it has not ended or the order cannot be read.
   */
  async function endOf({ bankTransferPaymentId, amount }: TransferWithCode): Promise<NotifyAnswer | undefined> {
    const outcome = await answered(() => payments.outcome())
    if (outcome?.kind !== 'ok') return undefined
    const { value } = outcome
    const status = transferStatusOf(value, bankTransferPaymentId)
    if (status === 'paid') {
      const isAnothers = value.paymentId !== undefined && value.paymentId !== bankTransferPaymentId
      return { kind: 'paid', receipt: receiptFrom(value, isAnothers ? undefined : amount) }
    }
    const problem = value.refusal ? paymentProblemOf(value.refusal) : GENERIC_PROBLEM
    return status === 'lapsed' ? { kind: 'lapsed', problem } : undefined
  }

  /** The stored transfer with this id and its code; undefined if the transfer is over or the shopper has left it. */
  function storedOf({ bankTransferPaymentId: id }: TransferWithCode): TransferWithCode | undefined {
    const stored = transferStore.current()
    return stored?.code !== undefined && stored.bankTransferPaymentId === id ? stored : undefined
  }

  function setNotified(transfer: TransferWithCode, mayBeNotified: true | undefined) {
    const stored = storedOf(transfer)
    if (stored) transferStore.save({ ...stored, mayBeNotified })
  }

  /**
   * Notifies the provider of the transfer. The notice moves no money, so each one gets a new submission id that is not stored; the order
   * shows the outcome.
   */
  async function notify(transfer: TransferWithCode): Promise<NotifyAnswer> {
    const { bankTransferPaymentId } = transfer
    const wasNotified = storedOf(transfer)?.mayBeNotified === true
    // Stored before the call is sent: a page that unloads meanwhile never gets the answer.
    setNotified(transfer, true)
    const outcome = await answered(() => transfers.notify({ bankTransferPaymentId, submissionId: randomId() }))
    if (outcome?.kind === 'ok') return { kind: 'notified', callbackUrl: outcome.value.callbackUrl }
    if (outcome && !wasNotified && !isNoticeUnclear(outcome)) setNotified(transfer, undefined)
    const end = await endOf(transfer)
    if (end) return end
    return outcome ? { kind: 'refused', refusal: outcome } : { kind: 'unknown' }
  }

  return bankTransferMachine.provide({
    actors: {
      notifyTransfer: implementPort(notifyTransfer, async ({ transfer }) => {
        const answer = await notify(transfer)
        // The code stays stored until it is paid: a shopper who returns from the shop needs it, and the provider may not send it again.
        if (answer.kind === 'paid') {
          transferStore.clear()
          const { paymentId } = answer.receipt
          const isOfTransfer = paymentId === undefined || paymentId === transfer.bankTransferPaymentId
          submissions.recordPaid(answer.receipt, isOfTransfer ? transfer.begunAt : undefined)
        }
        return answer
      }),
      abandonTransfer: implementPort(abandonTransfer, () => {
        transferStore.leave()
        return Promise.resolve(undefined)
      }),
    },
  })
}
