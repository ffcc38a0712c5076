import { type Money, toMajor } from '../../../machines/entities/money'
import type { CreditQuestion } from '../../../machines/payment/shopping-credit/ports'
import { wasValidationGood } from '../../../machines/payment/shopping-credit/rules'
import type { ShoppingCreditGateway } from '../../gateways/member/shopping-credit/gateway'
import type { BankRedirect } from '../redirects/bank-redirect'
import { countedCode, type EventRecord } from '../telemetry/events'
import { sendOnce } from './money-call'
import type { Sender, Sent } from './sender'
import type { Submissions } from '../reconciliation/submission'

export interface ShoppingCreditSenderDeps {
  readonly credits: ShoppingCreditGateway
  readonly submissions: Submissions
  readonly bankRedirect: BankRedirect
  readonly events: Pick<EventRecord, 'record'>
  /** Where the order says that it is paid, at the moment of asking. */
  readonly paymentSourceName: () => string | undefined
}

/** A validation that succeeded (CRED-03): what an application needs of it, and no machine is to know. */
interface Pass {
  readonly creditToken: string
  readonly creditId: string | undefined
  readonly price: Money
}

const isFor = (pass: Pass | undefined, { minor, currency }: Money): pass is Pass =>
  pass?.price.minor === minor && pass.price.currency === currency

/** Asks whether the order may be financed, unless that was said of this very price, and applies. */
export function shoppingCreditSender(deps: ShoppingCreditSenderDeps): Sender<CreditQuestion> {
  const { credits, submissions, bankRedirect, events } = deps
  const sourceName = () => deps.paymentSourceName() ?? ''
  let pass: Pass | undefined

  function count({ price, acquirerId, isOnlyForBankUsers }: CreditQuestion) {
    events.record({
      ...{ category: 'shopping-credit', action: 'applied', label: countedCode(acquirerId) },
      ...{ paidPrice: toMajor(price), currency: price.currency, isOnlyForBankUsers },
    })
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
          // It is with the bank. A page without a usable form is a bank that the shopper cannot visit.
          ({ html, paymentId }): Sent => {
            const bankHost = bankRedirect.prepare(html)
            submissions.handOver()
            return bankHost === undefined ? { kind: 'unknown' } : { kind: 'redirected', bankHost, paymentId }
          },
        )
        if (answer.kind === 'redirected') count(question)
        if (answer.kind === 'refused' && !wasValidationGood(answer.refusal)) pass = undefined
        return answer
      },
    }
  }
}
