import type { Money } from '../../machines/entities/money'
import { balance } from '../../src/gateways/consumer/balance/calls'
import { claimRefund } from '../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../src/gateways/consumer/settlement/calls'
import type { Login } from '../../src/gateways/member/login/answers'
import { applyForCredit, creditBanks, validateCredit } from '../../src/gateways/member/shopping-credit/calls'
import { openWallet } from '../../src/gateways/member/wallet/calls'
import { payFromBalance } from '../../src/gateways/payment/balance/calls'
import { notifyBankTransfer, startBankTransfer } from '../../src/gateways/payment/bank-transfer/calls'
import { authoriseByBkm, authoriseByThreeDS, authoriseCard, authoriseMix } from '../../src/gateways/payment/card/calls'
import type { MixPayment } from '../../src/gateways/payment/card/payload'
import * as asked from '../../src/gateways/payment/order/calls'
import type { Detail } from '../../src/gateways/payment/order/detail'
import { hashedEmail } from '../../src/services/platform/hashed-email'
import type { AnyCall, GatewayCall } from './call-list'
import type { Page, Player } from './player'
import { type Contact, logIn } from './sign-in'

interface Opened {
  readonly page: Page
  readonly contact: Contact
  readonly found: Detail
  readonly login: Login
  readonly payment: Omit<MixPayment, 'balanceUsed'>
}

type Paying = (player: Player, opened: Opened) => Promise<unknown>

const submissionId = () => crypto.randomUUID()

const byCard =
  (call: GatewayCall<Opened['payment'], unknown>): Paying =>
  ({ play }, { page, payment }) =>
    play(call, page, payment)

async function heldIn({ play }: Player, { page, found }: Opened): Promise<Money | undefined> {
  return play(balance, page, { currency: found.order.price.currency })
}

const payMixed: Paying = async (player, opened) => {
  const { price } = opened.found.order
  const held = await heldIn(player, opened)
  const minor = Math.min(held?.minor ?? 0, Math.floor(price.minor / 2))
  if (minor === 0) {
    player.skip('the balance of the member pays no part', authoriseMix)
    return undefined
  }
  return player.play(authoriseMix, opened.page, { ...opened.payment, balanceUsed: { ...price, minor } })
}

const payByBalance: Paying = async (player, opened) => {
  const held = await heldIn(player, opened)
  if ((held?.minor ?? 0) < opened.found.order.price.minor) {
    player.skip('the balance of the member does not pay the order', payFromBalance)
    return undefined
  }
  const memberGsmNumber = opened.login.member.gsmNumber
  return player.play(payFromBalance, opened.page, { ...opened.payment, memberGsmNumber })
}

const payByTransfer: Paying = async ({ play, skip }, { page, contact, found, login, payment }) => {
  const [account] = found.init.bankTransferAccounts
  if (!account) {
    skip('detail lists no account for a transfer', startBankTransfer, notifyBankTransfer)
    return undefined
  }
  const order = {
    ...payment,
    bankId: account.bankId,
    email: contact.email,
    memberGsmNumber: login.member.gsmNumber,
    isBuyerProtected: found.init.buyerProtectionEnabled,
  }
  const begun = await play(startBankTransfer, page, order)
  if (!begun) {
    skip('startBankTransfer made no code', notifyBankTransfer)
    return undefined
  }
  const { bankTransferPaymentId } = begun
  return play(notifyBankTransfer, page, { submissionId: submissionId(), bankTransferPaymentId })
}

const payByCredit: Paying = async ({ play, skip }, { page, contact, found, login }) => {
  const { price } = found.order
  const { memberId, kycLevel, gsmNumber } = login.member
  const { paymentSourceName = '' } = found.init
  const mayRefuse = 'a provider may refuse a credit for a basket or a member'
  const [bank] = (await play(creditBanks, page, { kycLevel, price }, mayRefuse)) ?? []
  const valid = await play(validateCredit, page, { memberId, price, paymentSourceName }, mayRefuse)
  if (!bank || !valid) {
    skip('no bank finances this order', applyForCredit)
    return undefined
  }
  const { creditToken } = valid
  const application = { submissionId: submissionId(), creditToken, acquirerId: bank.acquirerId, memberId }
  const person = { memberEmail: contact.email, memberGsmNumber: gsmNumber, paymentSourceName }
  return play(applyForCredit, page, { ...application, ...person })
}

/** Each needs its own order, because an order can be paid only once. */
const PAYMENTS: readonly (readonly [calls: readonly AnyCall[], pay: Paying])[] = [
  [[authoriseByThreeDS], byCard(authoriseByThreeDS)],
  [[authoriseByBkm], ({ play }, { page, payment }) => play(authoriseByBkm, page, payment)],
  [[authoriseCard], byCard(authoriseCard)],
  [[authoriseMix], payMixed],
  [[payFromBalance], payByBalance],
  [[startBankTransfer, notifyBankTransfer], payByTransfer],
  [[applyForCredit], payByCredit],
]

async function open(player: Player, page: Page, contact: Contact): Promise<Opened | undefined> {
  const found = await player.play(asked.detail, page, {})
  const login = found && (await logIn(player, page, contact))
  if (!login) return undefined
  const { memberId } = login.member
  const wallet = await player.play(openWallet, page, memberId)
  const payment = {
    submissionId: submissionId(),
    price: found.order.price,
    installment: 1,
    card: player.wanted.card,
    memberId,
    memberToken: wallet?.memberToken,
    memberEmail: contact.email,
    gsmNumber: contact.phone,
    userIdentification: await hashedEmail(contact.email),
    browserFingerprint: '',
  }
  return { page, contact, found, login, payment }
}

const SPENT = 'the token of an order that is over may be refused'

/** Checks that `detail` reports the payment's result: after a lost answer the checkout has no other source. */
async function askHowItEnded({ play, fault }: Player, { page, found }: Opened): Promise<void> {
  const { currency } = found.order.price
  const answered = await play(asked.outcome, page, { currency }, SPENT)
  if (answered && answered.paymentStatus === undefined)
    fault(asked.outcome, { at: 'paymentStatus', says: 'expected text after a payment, came nothing' })
}

export async function payOrders(player: Player, contact: Contact | undefined): Promise<void> {
  const { wanted, skip } = player
  const [first, ...others] = wanted.tokens
  const tokens = [...others, ...(first === undefined ? [] : [first])]
  for (const [at, [calls, pay]] of PAYMENTS.entries()) {
    const token = tokens[at]
    if (!wanted.isPaying) skip('moves money: only with --pay', ...calls)
    else if (token === undefined) skip('needs an order of its own: one more --token', ...calls)
    else if (contact) {
      const page: Page = { token, flow: 'pay', login: undefined }
      const opened = await open(player, page, contact)
      if (opened) {
        await pay(player, opened)
        if (calls.some((call) => (player.lines.get(call)?.plays ?? 0) > 0)) await askHowItEnded(player, opened)
      } else skip('the order could not be opened by the member', ...calls)
    }
  }
}

const INTO_BALANCE = {
  refund: { detail: asked.refundDetail, outcome: asked.refundOutcome, act: claimRefund as AnyCall },
  settlement: { detail: asked.settlementDetail, outcome: asked.settlementOutcome, act: chooseSettlement as AnyCall },
}

async function act({ play, skip }: Player, page: Page, { init, order }: Detail): Promise<unknown> {
  const { refundToken, settlementToken } = init
  if (page.flow === 'refund' && refundToken !== undefined)
    return play(claimRefund, page, { submissionId: submissionId(), refundToken, price: order.price })
  if (page.flow === 'settlement' && settlementToken !== undefined)
    return play(chooseSettlement, page, { submissionId: submissionId(), mode: 'ONE_TIME', settlementToken })
  skip('the detail says that it is done already', claimRefund, chooseSettlement)
  return undefined
}

/** Plays a refund or a settlement, from its link to the money in the balance. */
export async function bringIntoBalance(player: Player, flow: 'refund' | 'settlement', contact: Contact | undefined) {
  const { wanted, play, skip } = player
  const calls = INTO_BALANCE[flow]
  const token = flow === 'refund' ? wanted.refundToken : wanted.settlementToken
  if (token === undefined) {
    skip(`needs --${flow}-token`, ...Object.values(calls))
    return
  }
  const page: Page = { token, flow, login: undefined }
  const found = await play(calls.detail, page, {})
  if (!found) {
    skip('the detail had nothing to act on', calls.outcome, calls.act)
    return
  }
  const currency = { currency: found.order.price.currency }
  await play(calls.outcome, page, currency)
  if (!wanted.isPaying) {
    skip('moves money: only with --pay', calls.act)
    return
  }
  const login = contact && (await logIn(player, page, contact))
  if (!login) {
    skip('the member could not log in', calls.act)
    return
  }
  await act(player, page, found)
  await play(calls.outcome, page, currency, SPENT)
}
