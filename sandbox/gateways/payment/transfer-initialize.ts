import * as v from 'valibot'
import type { Member } from '../../members/member'
import { accountOf } from '../../orders/bank-accounts'
import { merchantNameOf } from '../../orders/init-data'
import { beginAttempt } from '../../orders/begin-attempt'
import { knownAttempt } from '../../orders/known-attempt'
import { paidAttempt } from '../../orders/order'
import { digits } from '../../random'
import { endOfBusinessDays } from '../../transfers/business-days'
import { freshCode } from '../../transfers/transfer'
import type { Transfer } from '../../transfers/transfer'
import { transferText } from '../../transfers/transfer-text'
import { voidTransfers } from '../../transfers/void-transfers'
import type { World } from '../../world'
import { done, failed, refused } from '../answer'
import type { Answer } from '../answer'
import { memberEndpoint } from '../endpoint'
import type { MemberCall } from '../endpoint'
import { askingMember, hashMistake } from '../member-mistake'
import {
  amountField,
  bankField,
  channelField,
  conversationIdField,
  emailField,
  fingerprintField,
  hashField,
  localeField,
  mobileField,
  phoneField,
  textField,
} from '../payload'

const DAYS = 3

const payload = v.strictObject({
  bankId: bankField,
  memberId: textField,
  email: emailField,
  paidPrice: amountField,
  gsmNumber: phoneField,
  memberGsmNumber: mobileField,
  paymentChannel: channelField,
  buyerProtected: v.boolean(),
  locale: localeField,
  browserFingerprint: fingerprintField,
  userIdentification: hashField,
  conversationId: conversationIdField,
})

type Call = MemberCall<v.InferOutput<typeof payload>>

/** Begins a transfer: the shopper is told a reference code, on the page and by SMS. Starting again replaces it. */
export const transferInitialize = memberEndpoint({
  gateway: 'payment',
  method: 'POST',
  path: '/payment/bank-transfer/checkoutForm/initialize',
  money: true,
  schema: payload,
  handle: async (world, call) => {
    const { email, userIdentification } = call.input
    return (await hashMistake(email, userIdentification)) ?? start(world, call)
  },
})

function start(world: World, call: Call): Answer {
  const { order, input, idempotencyKey } = call
  const asked = askingMember(world, call)
  if ('kind' in asked) return asked
  if (input.paidPrice !== order.priceMinor) return refused('wrong-amount', 'paidPrice is not the price of the order')
  const isProtected = order.init.buyerProtectionEnabled ?? false
  if (input.buyerProtected !== isProtected) return refused('wrong-payload', 'buyerProtected is not what the order says')
  const known = knownAttempt(order, input.conversationId, idempotencyKey)
  const issued = world.state.transfers.get(known?.paymentId ?? '')
  if (issued) return known?.errorCode === undefined ? told(issued) : failed(known.errorCode)
  if (paidAttempt(order)) return failed('10203')
  if (!accountOf(order, input.bankId)) return failed('10671')
  voidTransfers(order)
  const transfer = announce(world, call, asked.member)
  sendDetails(world, call, asked.member, transfer)
  return told(transfer)
}

const told = ({ code, bankTransferPaymentId }: Transfer): Answer => done({ code, bankTransferPaymentId })

function announce({ state, random }: World, call: Call, member: Member): Transfer {
  const { order, input, idempotencyKey, now } = call
  const transfer: Transfer = {
    bankTransferPaymentId: `2${digits(random, 7)}`,
    code: freshCode(random, state.transfers),
    token: order.token,
    memberId: member.memberId,
    bankId: input.bankId,
    endsAt: endOfBusinessDays(now, DAYS),
    notifiedAt: undefined,
  }
  state.transfers.set(transfer.bankTransferPaymentId, transfer)
  beginAttempt(order, member, {
    submissionId: input.conversationId,
    idempotencyKey,
    method: 'bankTransfer',
    at: now,
    paymentId: transfer.bankTransferPaymentId,
    paymentStatus: 'INIT_BANK_TRANSFER',
    authCode: undefined,
  })
  return transfer
}

function sendDetails({ state }: World, call: Call, { gsmNumber }: Member, { bankId, code, endsAt }: Transfer): void {
  const { order, locale, now } = call
  const { iban = '', legalCompanyTitle: recipient = '' } = accountOf(order, bankId)?.bank ?? {}
  const { priceMinor: minor, currency } = order
  const announced = { merchant: merchantNameOf(order), minor, currency, iban, recipient, code, endsAt }
  state.messages.push({ at: now, gsmNumber, language: locale, code, text: transferText(announced, locale) })
}
