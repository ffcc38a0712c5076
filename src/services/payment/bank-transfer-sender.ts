import type { TransferQuestion } from '../../../machines/payment/bank-transfer/ports'
import type { TransferWithCode } from '../../../machines/entities/bank-transfer'
import type { Phone } from '../../../machines/entities/phone'
import type { BankTransferGateway } from '../../gateways/payment/bank-transfer/gateway'
import { type EventRecord, countedCode } from '../telemetry/events'
import type { Fingerprint } from '../platform/fingerprint'
import { hashedEmail } from '../platform/hashed-email'
import type { TransferStore } from '../storage/transfer-store'
import { sendOnce } from './money-call'
import type { Sender, SendAnswer } from './sender'
import type { ServerClock } from '../platform/server-clock'
import type { Submissions } from '../reconciliation/submission'

export interface BankTransferSenderDeps {
  readonly transfers: BankTransferGateway
  readonly submissions: Submissions
  readonly transferStore: TransferStore
  readonly time: Pick<ServerClock, 'now'>
  readonly events: Pick<EventRecord, 'record'>
  readonly fingerprint: Fingerprint
  /** Undefined if the order has none; the member's phone is used instead. */
  readonly orderPhone: () => Phone | undefined
}

/** Requests the transfer's reference code. The started transfer is stored, so that it survives a reload. */
export function bankTransferSender(deps: BankTransferSenderDeps): Sender<TransferQuestion> {
  const { transfers, submissions, transferStore, time, events } = deps

  /** The shopper has the code now, so the attempt is settled; other tabs learn of the transfer from the order. */
  function issued(transfer: TransferWithCode): SendAnswer {
    transferStore.save(transfer)
    submissions.settle()
    return { kind: 'issued', transfer }
  }

  return async ({ member, price, bankId, isBuyerProtected, clickedBanks }) => {
    const { memberId, email, gsmNumber: memberGsmNumber } = member
    const gsmNumber = deps.orderPhone() ?? memberGsmNumber
    const [browserFingerprint, userIdentification] = await Promise.all([deps.fingerprint(), hashedEmail(email)])
    const order = {
      price,
      bankId,
      memberId,
      email,
      gsmNumber,
      memberGsmNumber,
      isBuyerProtected,
      userIdentification,
      browserFingerprint,
    }
    return {
      kind: 'ready',
      send(attempted) {
        const label = clickedBanks.slice(0, 30).map(countedCode).join(',')
        events.record({ category: 'bank-transfer', action: 'code-asked', label })
        return sendOnce(
          { submissions, attempted },
          (submissionId) => transfers.start({ ...order, submissionId }),
          (begun) => issued({ ...begun, bankId, amount: price, begunAt: time.now() }),
        )
      },
    }
  }
}
