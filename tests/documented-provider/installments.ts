import type { Asked } from './asked.ts'
import { type Answer, failure, success } from './envelope.ts'
import { amountOf, type Fields, fieldsAt, minorOf, textAt } from './fields.ts'
import { refuse } from './refusals.ts'
import { cardOf, cardOfBin, isDebit, isProviderCard, type TestCard } from './test-cards.ts'
import type { Deps } from './deps.ts'
import type { Member, Order } from './records.ts'

/** Total in percent of the price, by bank and number of installments, as published. */
const RATES: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  64: { 2: 101.36, 3: 101.86, 6: 104.58, 9: 109.67 },
  15: { 2: 102, 3: 103, 4: 104, 5: 105, 6: 106 },
  111: { 2: 102, 4: 120 },
  12: { 2: 101.2, 3: 102.33, 6: 104.57, 9: 105.95 },
  46: { 2: 104.28, 3: 104.96, 6: 107.33, 9: 109.81 },
  134: { 2: 101.29, 3: 101.82, 6: 103.55, 9: 106.15 },
}

const ratesOf = (card: TestCard) =>
  card.cardType === 'CREDIT_CARD' ? { 1: 100, ...RATES[card.bankCode ?? 0] } : { 1: 100 }

const totalAt = (price: number, percent: number) => Math.round((price * Math.round(percent * 100)) / 10_000)

/** Total price in this number of installments, in minor units; undefined if the bank does not offer them. */
export const totalOf = (card: TestCard, price: number, installment: number): number | undefined => {
  const percent = Object.entries(ratesOf(card)).find(([number]) => Number(number) === installment)?.[1]
  return percent === undefined ? undefined : totalAt(price, percent)
}

export const installment = (asked: Asked, deps: Deps): Answer => {
  const bin = textAt(asked.body, 'binNumber') ?? ''
  const price = minorOf(asked.body['price'])
  if (!/^\d{8}$/.test(bin)) return failure('5007')
  if (price === undefined) return refuse(deps, asked, 'price is no amount', '24')
  const card = cardOfBin(bin)
  const bank =
    card.bankName === undefined
      ? {}
      : { cardFamilyName: card.cardFamily ?? null, bankCode: card.bankCode, bankName: card.bankName }
  return success({
    installmentDetails: [
      {
        binNumber: bin,
        price: amountOf(price),
        cardType: card.cardType,
        cardAssociation: card.cardAssociation,
        ...bank,
        force3ds: isDebit(card) ? 1 : 0,
        forceCvc: 0,
        commercial: 0,
        installmentPrices: Object.entries(ratesOf(card)).map(([number, percent]) => {
          const total = totalAt(price, percent)
          return {
            installmentPrice: Math.round(total / Number(number)) / 100,
            totalPrice: amountOf(total),
            installmentNumber: Number(number),
          }
        }),
      },
    ],
  })
}

/** The card of a payment or of an inquiry; a saved one is found by its token. */
export const cardGiven = (paymentCard: Fields, member: Member | undefined): TestCard | undefined => {
  const cardToken = textAt(paymentCard, 'cardToken')
  if (cardToken !== undefined) return member?.cards.find((card) => card.cardToken === cardToken)
  const number = textAt(paymentCard, 'cardNumber')
  return number === undefined ? undefined : cardOf(number)
}

export const bonusOf = (card: TestCard, order: Order): number =>
  order.wanted.bonus === undefined ? (card.bonus ?? 0) : Math.round(order.wanted.bonus * 100)

export const bonus = ({ body, member, order }: Asked, deps: Deps): Answer => {
  const paymentCard = fieldsAt(body, 'paymentCard')
  const owner =
    member ?? deps.members.find(({ cards }) => cards.some((card) => card.cardToken === paymentCard['cardToken']))
  const card = cardGiven(paymentCard, owner)
  if (card === undefined) return failure('3005', { errorMessage: 'cardToken bulunamadı' })
  const amount = isProviderCard(card) ? 0 : bonusOf(card, order)
  return success({
    points: amount,
    amount: amountOf(amount),
    cardBank: card.bankName ?? null,
    cardFamily: card.cardFamily ?? null,
    currency: order.currency,
  })
}
