import type { BalanceQuestion } from '../../machines/balance-payment/ports'
import type { PaymentGateway } from '../gateways/payment/gateway'
import type { Fingerprint } from './fingerprint'
import { hashedEmail } from './hashed-email'
import { type MemberTokens, memberTokenOf } from './member-token'
import { sendOnce } from './money-call'
import { paidAllTheSame } from './paid-all-the-same'
import type { Sender } from './sender'
import type { Submissions } from './submission'

export interface BalanceSenderWorld extends MemberTokens {
  readonly payments: PaymentGateway
  readonly submissions: Submissions
  readonly fingerprint: Fingerprint
}

export function balanceSender(world: BalanceSenderWorld): Sender<BalanceQuestion> {
  const { payments, submissions } = world
  return async ({ member: { memberId, email, gsmNumber }, price }) => {
    const [browserFingerprint, userIdentification, found] = await Promise.all([
      world.fingerprint(),
      hashedEmail(email),
      memberTokenOf(world, memberId),
    ])
    if ('refusal' in found) return { kind: 'refused', refusal: found.refusal }
    const payment = {
      ...{ price, memberId, memberEmail: email, gsmNumber, memberGsmNumber: gsmNumber, memberToken: found.token },
      ...{ userIdentification, browserFingerprint },
    }
    return {
      kind: 'ready',
      send: (attempted) =>
        sendOnce(
          { submissions, attempted },
          (submissionId) => payments.payFromBalance({ ...payment, submissionId }),
          (receipt) => {
            submissions.settle('paid')
            return { kind: 'paid' as const, receipt }
          },
          () => paidAllTheSame(payments, price),
        ),
    }
  }
}
