import { balance, checkLimit } from '../../src/gateways/consumer/balance/calls'
import { kycLevel, proveIdentity, sendAppLink } from '../../src/gateways/member/identity/calls'
import { type Login } from '../../src/gateways/member/login/answers'
import { restoreLogin } from '../../src/gateways/member/login/calls'
import { permitMessages, updateContact } from '../../src/gateways/member/preferences/calls'
import { creditBanks, creditPlans, validateCredit } from '../../src/gateways/member/shopping-credit/calls'
import { managedCards, openWallet } from '../../src/gateways/member/wallet/calls'
import { bonus } from '../../src/gateways/payment/bonus/calls'
import { installments } from '../../src/gateways/payment/installments/calls'
import { detail, foreignNumber, outcome, preference } from '../../src/gateways/payment/order/calls'
import type { Detail } from '../../src/gateways/payment/order/detail'
import type { Page, Player } from './player'
import { askForCodes, type Contact, logIn, registerTwice } from './sign-in'

const CREDIT_REFUSAL = 'a provider may refuse a credit for a basket or a member'

const PHONE = /^\+[1-9]\d{6,14}$/

/** The member named on the command line, otherwise the order's contact; undefined if the order's phone is masked or missing. */
export function contactOf({ wanted }: Player, { order }: Detail): Contact | undefined {
  const { email = order.contact.email, phone = order.contact.gsmNumber } = wanted
  return email !== '' && PHONE.test(phone) ? { email, phone } : undefined
}

async function readAsMember({ play, wanted }: Player, page: Page, { order }: Detail, login: Login): Promise<void> {
  const { memberId, memberUserId } = login.member
  const { price } = order
  await play(restoreLogin, page, { memberId, memberUserId, accessToken: login.accessToken, known: login.member })
  await play(openWallet, page, memberId)
  await play(balance, page, { currency: price.currency })
  await play(kycLevel, page, undefined)
  await play(checkLimit, page, { memberId, price })
  await play(managedCards, page, undefined)
  await play(installments, page, { bin: wanted.card.cardNumber.slice(0, 8), price })
  const question = { conversationId: crypto.randomUUID(), price, card: wanted.card }
  await play(bonus, page, question, 'a card may have no points')
  await play(sendAppLink, page, { deviceType: 'web', linkType: 'android' })
}

async function readCredit({ play, skip }: Player, page: Page, { order, init }: Detail, login: Login): Promise<void> {
  const { price } = order
  const banks = await play(creditBanks, page, { kycLevel: login.member.kycLevel, price }, CREDIT_REFUSAL)
  const [bank] = banks ?? []
  if (bank) await play(creditPlans, page, { price, acquirerId: bank.acquirerId }, CREDIT_REFUSAL)
  else skip('creditBanks listed no bank', creditPlans)
  const { memberId } = login.member
  const { paymentSourceName = '' } = init
  await play(validateCredit, page, { memberId, price, paymentSourceName }, CREDIT_REFUSAL)
}

async function change({ play, skip, wanted }: Player, page: Page, contact: Contact, login: Login | undefined) {
  if (!wanted.isPaying) {
    skip('changes the contact of the order: only with --pay', updateContact)
    skip('changes a member: only with --pay', permitMessages, proveIdentity)
    return
  }
  await play(updateContact, page, { email: contact.email, gsmNumber: contact.phone })
  if (!login) return
  await play(permitMessages, page, undefined)
  if (!wanted.identity) {
    skip('needs --identity "NUMBER DD/MM/YYYY"', proveIdentity)
    return
  }
  const { name = 'Deniz', surname = 'Deneme' } = page.buyer ?? {}
  await play(proveIdentity, page, { name, surname, ...wanted.identity }, 'the identity may be no match for the member')
}

/** Plays the order of the first token, from opening it to the choice of a payment method. */
export async function visitOrder(player: Player, page: Page): Promise<Contact | undefined> {
  const { play, skip, wanted } = player
  const found = await play(detail, page, {})
  if (!found) {
    skip('detail had no order, and every other call is about one', outcome, preference)
    return undefined
  }
  page.buyer = found.order.buyer
  await play(outcome, page, { currency: found.order.price.currency })
  await play(preference, page, undefined)
  const contact = contactOf(player, found)
  if (contact) {
    await askForCodes(player, page, contact)
    await registerTwice(player, page)
    const login = await logIn(player, page, contact)
    if (login) {
      await readAsMember(player, page, found, login)
      await readCredit(player, page, found, login)
    }
    await change(player, page, contact, login)
  }
  if (wanted.isPaying) await play(foreignNumber, page, undefined, 'a merchant may take no foreign buyer')
  else skip('changes who may pay the order: only with --pay', foreignNumber)
  return contact
}
