import type { CardFacts } from '../../../machines/entities/card'
import type { CardPaymentAnswer } from '../../../machines/entities/receipt'
import type { CardQuestion } from '../../../machines/payment/card/ports'
import { receiptFrom } from '../../../machines/entities/payment-verdict'
import { firstFaultOf } from '../../../machines/entities/refused-fields'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { CardPayment } from '../../gateways/payment/card/payload'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { BankRedirect } from '../redirects/bank-redirect'
import type { Fingerprint } from '../platform/fingerprint'
import { hashedEmail } from '../platform/hashed-email'
import { markTokenDoubtfulIfRefused, memberTokenOf, type MemberTokens, tokenIn } from '../session/member-token'
import { type RefusalVerification, sendOnce } from './money-call'
import { verifyRefusal } from './verify-refusal'
import { paymentCardOf } from './payment-card'
import type { Sender, SendAnswer } from './sender'
import type { Submissions } from '../reconciliation/submission'

export interface CardSenderDeps extends MemberTokens {
  readonly payments: PaymentGateway
  readonly submissions: Submissions
  readonly vault: OpenCardVault
  readonly fingerprint: Fingerprint
  readonly bankRedirect: BankRedirect
}

type Details = Omit<CardPayment, 'card' | 'submissionId'>

/** Whether the card is valid and still the one that the fields held when the shopper pressed pay (PAY-11). */
function isStill(now: CardFacts, typed: CardFacts): boolean {
  const isWhole = firstFaultOf(now.faults) === undefined
  const isSameCard = now.bin === typed.bin && now.lastFour === typed.lastFour
  return isWhole && isSameCard && now.edition === (typed.edition ?? now.edition)
}

export function cardSender(deps: CardSenderDeps): Sender<CardQuestion> {
  const { payments, submissions, vault, bankRedirect } = deps

  /** Builds the payment call. Throws if the question lacks data that the call needs. */
  function callOf({ call, card: chosen, balanceUsed }: CardQuestion, payment: Details) {
    const { payByCard: by } = payments
    if (call === 'bkm') return (submissionId: string) => by.bkm({ ...payment, submissionId })
    const card = paymentCardOf(chosen, vault)
    if (!card) throw new Error('the machine pays with a card only by a call for cards')
    if (call !== 'mix') return (submissionId: string) => by[call]({ ...payment, card, submissionId })
    const { memberId } = payment
    if (memberId === undefined || !balanceUsed) throw new Error('the machine mixes only where there is a balance')
    return (submissionId: string) => by.mix({ ...payment, card, memberId, balanceUsed, submissionId })
  }

  /** Handles an answer that is no refusal. A redirected payment is handed over to the bank; any other is settled. */
  function settleOrHandOver(answer: CardPaymentAnswer): SendAnswer {
    if (answer.kind === 'redirected') {
      const bankHost = bankRedirect.prepare(answer.page.html)
      submissions.handOver()
      // A bank's page without a usable form cannot be visited.
      return bankHost === undefined ? { kind: 'unknown' } : { kind: 'redirected', bankHost, paymentId: undefined }
    }
    submissions.settle(answer.receipt)
    vault.clearAll()
    return answer
  }

  /** A card's refusal is its bank's own answer; one of the balance may follow money that was taken, so the order is read. */
  async function verifyCardRefusal(
    { price, isFromBalance }: CardQuestion,
    submissionId: string,
  ): Promise<RefusalVerification<CardPaymentAnswer>> {
    if (!isFromBalance) return undefined
    return verifyRefusal<CardPaymentAnswer>(payments, {
      submissionId,
      valueOf: (payment) => ({ kind: 'paid', receipt: receiptFrom(payment, price) }),
    })
  }

  return async (question) => {
    const { buyer, card, price, installment, bonusUsed, balanceUsed, typed } = question
    const heldToken = buyer.memberId === undefined ? undefined : deps.session.memberToken()
    // A new card needs no wallet, so it does not wait for a missing token; an expired token is requested again.
    const isStale = heldToken === undefined && deps.session.lastMemberToken() !== undefined
    const isWalletNeeded = card.kind === 'saved' || balanceUsed !== undefined || isStale
    const [browserFingerprint, userIdentification, found] = await Promise.all([
      deps.fingerprint(),
      hashedEmail(buyer.email),
      buyer.memberId === undefined || !isWalletNeeded ? undefined : memberTokenOf(deps, buyer.memberId),
    ])
    if (card.kind === 'saved' && found && 'refusal' in found) return { kind: 'refused', refusal: found.refusal }
    if (typed && !isStill(vault.facts(), typed)) return { kind: 'changed' }
    const { memberId, email: memberEmail, gsmNumber } = buyer
    const call = callOf(question, {
      price,
      installment,
      memberId,
      memberEmail,
      gsmNumber,
      memberToken: found ? tokenIn(found) : heldToken,
      userIdentification,
      browserFingerprint,
      bonusUsed,
    })
    return {
      kind: 'ready',
      send: async (attempted) =>
        markTokenDoubtfulIfRefused(
          deps,
          await sendOnce({ submissions, attempted }, call, settleOrHandOver, (submissionId) =>
            verifyCardRefusal(question, submissionId),
          ),
        ),
    }
  }
}
