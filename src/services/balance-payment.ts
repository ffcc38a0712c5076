import { balancePaymentMachine } from '../../machines/balance-payment/machine'
import { type BalanceAnswer, payFromBalance } from '../../machines/balance-payment/ports'
import { checkOrder } from '../../machines/order-check/ports'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import { type CheckWorld, checkingOrder } from './check-order'
import { browserFingerprint } from './fingerprint'
import { hashedEmail } from './hashed-email'
import { type MemberTokens, memberTokenOf } from './member-token'
import { sendOnce } from './money-call'
import { paidAllTheSame } from './paid-all-the-same'
import type { Submissions } from './submission'

export interface BalancePaymentWorld extends CheckWorld, MemberTokens {
  readonly payments: PaymentGateway
  readonly submissions: Submissions
  /** Milliseconds that the fingerprint may take. */
  readonly fingerprintPatience: number
}

export function balancePaymentLogic(world: BalancePaymentWorld) {
  const { payments, submissions } = world
  return balancePaymentMachine.provide({
    actors: {
      checkOrder: answering(checkOrder, checkingOrder(world)),
      payFromBalance: answering(payFromBalance, async ({ member, price }): Promise<BalanceAnswer> => {
        const [fingerprint, userIdentification, found] = await Promise.all([
          browserFingerprint(world.fingerprintPatience),
          hashedEmail(member.email),
          memberTokenOf(world, member.memberId),
        ])
        if ('refusal' in found) {
          world.lock.release()
          return { kind: 'refused', refusal: found.refusal }
        }
        const payment = {
          price,
          memberId: member.memberId,
          memberEmail: member.email,
          gsmNumber: member.gsmNumber,
          memberGsmNumber: member.gsmNumber,
          memberToken: found.token,
          userIdentification,
          browserFingerprint: fingerprint,
        }
        return sendOnce(
          submissions,
          (submissionId) => payments.payFromBalance({ ...payment, submissionId }),
          (receipt) => {
            submissions.settle('paid')
            return { kind: 'paid' as const, receipt }
          },
          () => paidAllTheSame(payments, price),
        )
      }),
    },
  })
}
