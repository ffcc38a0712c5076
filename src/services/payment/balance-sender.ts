import type { BalanceQuestion } from '../../../machines/payment/balance/ports'
import type { Phone } from '../../../machines/entities/phone'
import { receiptFrom } from '../../../machines/entities/payment-verdict'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { Fingerprint } from '../platform/fingerprint'
import { hashedEmail } from '../platform/hashed-email'
import { markTokenDoubtfulIfRefused, type MemberTokens, memberTokenOf, tokenIn } from '../session/member-token'
import { sendOnce } from './money-call'
import { verifyRefusal } from './verify-refusal'
import type { Sender } from './sender'
import type { Submissions } from '../reconciliation/submission'

export interface BalanceSenderDeps extends MemberTokens {
  readonly payments: PaymentGateway
  readonly submissions: Submissions
  readonly fingerprint: Fingerprint
  /** Undefined if the order has none; the member's phone is used instead. */
  readonly orderPhone: () => Phone | undefined
}

export function balanceSender(deps: BalanceSenderDeps): Sender<BalanceQuestion> {
  const { payments, submissions } = deps
  return async ({ member: { memberId, email, gsmNumber: memberGsmNumber }, price }) => {
    const gsmNumber = deps.orderPhone() ?? memberGsmNumber
    const [browserFingerprint, userIdentification, found] = await Promise.all([
      deps.fingerprint(),
      hashedEmail(email),
      memberTokenOf(deps, memberId),
    ])
    const payment = {
      price,
      memberId,
      memberEmail: email,
      gsmNumber,
      memberGsmNumber,
      memberToken: tokenIn(found),
      userIdentification,
      browserFingerprint,
    }
    return {
      kind: 'ready',
      send: async (attempted) =>
        markTokenDoubtfulIfRefused(
          deps,
          await sendOnce(
            { submissions, attempted },
            (submissionId) => payments.payFromBalance({ ...payment, submissionId }),
            (receipt) => {
              submissions.settle(receipt)
              return { kind: 'paid' as const, receipt }
            },
            (submissionId) => verifyRefusal(payments, { submissionId, valueOf: (order) => receiptFrom(order, price) }),
          ),
        ),
    }
  }
}
