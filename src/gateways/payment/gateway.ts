import { DEFAULT_CURRENCY } from '../../../machines/entities/money'
import type { RawAnswer } from '../answer'
import { bind } from '../bind'
import type { RequestContext } from '../described-call'
import { payFromBalance } from './balance/calls'
import { bonus } from './bonus/calls'
import { authoriseByBkm, authoriseByThreeDS, authoriseCard, authoriseMix } from './card/calls'
import { installments } from './installments/calls'
import {
  detail,
  foreignNumber,
  outcome,
  preference,
  refundDetail,
  refundOutcome,
  settlementDetail,
  settlementOutcome,
} from './order/calls'

const DETAILS = { pay: detail, refund: refundDetail, settlement: settlementDetail } as const

const OUTCOMES = { pay: outcome, refund: refundOutcome, settlement: settlementOutcome } as const

const CALLS = { preference, foreignNumber, installments, bonus, payFromBalance }

const CARD_CALLS = { auth: authoriseCard, threeDS: authoriseByThreeDS, bkm: authoriseByBkm, mix: authoriseMix }

/** The payment gateway's calls that the screens use. If a call that pays rejects, its outcome is unknown. */
export function createPaymentGateway(context: RequestContext) {
  let currency = DEFAULT_CURRENCY
  return {
    ...bind(context, CALLS),
    payByCard: bind(context, CARD_CALLS),
    /** Reads the order of the token. `bootAnswer` answers the boot script's request, if it sent one. */
    async detail(bootAnswer?: Promise<RawAnswer>) {
      const found = await DETAILS[context.flow](context, { bootAnswer })
      if (found.kind === 'ok') currency = found.value.order.price.currency
      return found
    },
    /** Looks up how the link's payment, refund or settlement ended. */
    outcome: () => OUTCOMES[context.flow](context, { currency }),
  }
}

export type PaymentGateway = ReturnType<typeof createPaymentGateway>
