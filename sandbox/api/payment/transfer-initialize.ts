import * as v from 'valibot'
import { accountOf } from '../../orders/bank-accounts'
import type { Attempt } from '../../records/attempt'
import { merchantNameOf } from '../../orders/init-data'
import { awaiting, freshPaymentId } from '../../payments/outcome'
import { endOfBusinessDays } from '../../payments/transfers/business-days'
import { freshCode } from '../../payments/transfers/transfer'
import { transferText } from '../../payments/transfers/transfer-text'
import { voidTransfers } from '../../payments/transfers/void-transfers'
import type { Deps } from '../../kernel/deps'
import { type Answer, done, failed, refused } from '../../http/answer'
import { type AttemptFacts, attemptFacts } from '../../payments/attempt-facts'
import { beginAttempt } from './begin-attempt'
import { methodMistake } from './method-mistake'
import { priceMistake } from './price-mistake'
import { type MemberCall, memberEndpoint } from '../../http/endpoint'
import { claimMistake, emailMistake, hashMistake } from '../../http/member-claims'
import { bankField, emailField, mobileField, paymentFields, textField } from '../../http/payload'
import type { Transfer } from '../../records/transfer'

const DAYS = 3

const payload = v.strictObject({
  ...paymentFields,
  bankId: bankField,
  memberId: textField,
  email: emailField,
  memberGsmNumber: mobileField,
  buyerProtected: v.boolean(),
})

type Call = MemberCall<v.InferOutput<typeof payload>>

/** Starts a transfer: the shopper gets a reference code, on the page and by SMS. Starting again replaces the code. */
export const transferInitialize = memberEndpoint({
  path: '/payment/bank-transfer/checkoutForm/initialize',
  money: true,
  schema: payload,
  handle: async (deps, call) => {
    const { order, input } = call
    const mistake =
      methodMistake(order, 'bankTransfer') ??
      claimMistake(call) ??
      emailMistake('email', input.email, call.member) ??
      (await hashMistake(input.email, input.userIdentification)) ??
      priceMistake(call, order.priceMinor)
    if (mistake) return mistake
    const isProtected = order.init.buyerProtectionEnabled ?? false
    if (input.buyerProtected !== isProtected)
      return refused('wrong-payload', 'buyerProtected is not what the order says')
    const facts = attemptFacts(call, call.member, 'bankTransfer')
    return beginAttempt(deps, call, {
      facts,
      comesLater: true,
      bar: () => (accountOf(order, input.bankId) ? undefined : '10671'),
      make: () => announced(deps, call, facts),
      answer: (attempt) => transferAnswer(deps, call, attempt),
    })
  },
})

function announced(deps: Deps, call: Call, facts: AttemptFacts): Attempt {
  const { order, input, member, now } = call
  voidTransfers(order)
  const transfer: Transfer = {
    bankTransferPaymentId: freshPaymentId(deps),
    code: freshCode(deps.random, deps.state.transfers),
    token: order.token,
    memberId: member.memberId,
    bankId: input.bankId,
    endsAt: endOfBusinessDays(now, DAYS),
    notifiedAt: undefined,
  }
  deps.state.transfers.set(transfer.bankTransferPaymentId, transfer)
  sendDetails(deps, call, transfer)
  return { ...facts, paymentId: transfer.bankTransferPaymentId, ...awaiting('INIT_BANK_TRANSFER') }
}

function transferAnswer({ state }: Deps, { input }: Call, attempt: Attempt): Answer {
  const { paymentId, errorCode, submissionId: conversationId } = attempt
  const transfer = state.transfers.get(paymentId ?? '')
  if (transfer?.bankId !== input.bankId) return refused('wrong-payload', 'conversationId is that of another payment')
  if (errorCode !== undefined) return failed(errorCode, { beside: { conversationId } })
  return done({ code: transfer.code, bankTransferPaymentId: transfer.bankTransferPaymentId })
}

function sendDetails({ state }: Deps, { order, member, locale, now }: Call, transfer: Transfer): void {
  const { bankId, code: reference, endsAt } = transfer
  const { iban = '', legalCompanyTitle: recipient = '' } = accountOf(order, bankId)?.bank ?? {}
  const { token, priceMinor: minor, currency } = order
  const details = { merchant: merchantNameOf(order), minor, currency, iban, recipient, code: reference, endsAt }
  const text = transferText(details, locale)
  state.messages.push({ at: now, token, gsmNumber: member.gsmNumber, language: locale, reference, text })
}
