import { type Money, toMajor } from '../../../machines/entities/money'
import type { CreditQuestion } from '../../../machines/payment/shopping-credit/ports'
import { creditFailureOf, isValidationUsable } from '../../../machines/payment/shopping-credit/rules'
import { awaitsShopper } from '../../../machines/entities/order-payment'
import { namesAttempt } from '../../../machines/entities/payment-verdict'
import { isSameMoney } from '../../../machines/entities/same-money'
import type { Refusal } from '../../../machines/entities/problem'
import type { ShoppingCreditGateway } from '../../gateways/member/shopping-credit/gateway'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { BankRedirect } from '../redirects/bank-redirect'
import { countedCode, type EventRecord } from '../telemetry/events'
import { answered } from './answered'
import { sendOnce } from './money-call'
import type { Sender, SendAnswer } from './sender'
import type { Submissions } from '../reconciliation/submission'

export interface ShoppingCreditSenderDeps {
  readonly credits: ShoppingCreditGateway
  readonly payments: Pick<PaymentGateway, 'outcome'>
  readonly submissions: Submissions
  readonly bankRedirect: BankRedirect
  readonly events: Pick<EventRecord, 'record'>
  /** The order's payment source name, read at the time of the call. */
  readonly paymentSourceName: () => string | undefined
}

/** The data of a successful validation (CRED-03). The application needs it, and no machine holds it. */
interface Pass {
  readonly creditToken: string
  readonly creditId: string | undefined
  readonly price: Money
}

const isFor = (pass: Pass | undefined, price: Money): pass is Pass =>
  pass !== undefined && isSameMoney(pass.price, price)

/** Validates the credit, unless this exact price was already validated, and applies for it. */
export function shoppingCreditSender(deps: ShoppingCreditSenderDeps): Sender<CreditQuestion> {
  const { credits, payments, submissions, bankRedirect, events } = deps
  const sourceName = () => deps.paymentSourceName() ?? ''
  let pass: Pass | undefined

  function recordApplication({ price, acquirerId, isOnlyForBankUsers }: CreditQuestion) {
    events.record({
      category: 'shopping-credit',
      action: 'applied',
      label: countedCode(acquirerId),
      paidPrice: toMajor(price),
      currency: price.currency,
      isOnlyForBankUsers,
    })
  }

  /**
   * The network may deliver an application twice. The second delivery is refused because of the first, whose answer is lost, and with it the
   * bank's page. Until the order stops waiting for that bank, no other method could pay. If the order cannot be read, reconciliation finds out
   * which of the two was refused.
   */
  async function verifyApplication(submissionId: string, refusal: Refusal) {
    if (creditFailureOf(refusal) !== 'alreadyApplied') return undefined
    const outcome = await answered(() => payments.outcome())
    const isRead = outcome?.kind === 'ok'
    if (isRead && !(awaitsShopper(outcome.value.paymentStatus) && namesAttempt(outcome.value, { submissionId })))
      return undefined
    pass = undefined
    return { kind: 'atBank' as const }
  }

  return async (question) => {
    const { member, price, acquirerId } = question
    const { memberId, email: memberEmail, gsmNumber: memberGsmNumber } = member
    if (!isFor(pass, price)) {
      const outcome = await credits.validate({ memberId, price, paymentSourceName: sourceName() })
      if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
      pass = { ...outcome.value, price }
    }
    const { creditToken } = pass
    const application = { creditToken, acquirerId, memberId, memberEmail, memberGsmNumber }
    return {
      kind: 'ready',
      async send(attempted) {
        const answer = await sendOnce(
          { submissions, attempted },
          (submissionId) => credits.apply({ ...application, paymentSourceName: sourceName(), submissionId }),
          // The application is with the bank. If the bank's page has no usable form, the shopper cannot go there.
          ({ html, paymentId }): SendAnswer => {
            const bankHost = bankRedirect.prepare(html)
            submissions.handOver()
            return bankHost === undefined ? { kind: 'unknown' } : { kind: 'redirected', bankHost, paymentId }
          },
          verifyApplication,
        )
        if (answer.kind === 'redirected') recordApplication(question)
        if (answer.kind === 'refused' && !isValidationUsable(answer.refusal)) pass = undefined
        return answer
      },
    }
  }
}
