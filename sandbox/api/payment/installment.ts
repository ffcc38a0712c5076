import * as v from 'valibot'
import { bankOf } from '../../cards/banks'
import { associationOf, cardFacts } from '../../cards/card'
import { installmentOptions } from '../../cards/installments'
import { TEST_CARDS } from '../../cards/test-cards'
import { toMajor } from '../../kernel/money'
import { flagsOf } from '../../orders/init-data'
import { done, refused } from '../../http/answer'
import { buyerEndpoint } from '../../http/endpoint'
import { amountField, localeField } from '../../http/payload'
import { needFor3D } from './card-rules'
import { methodMistake } from './method-mistake'
import type { TestCard } from '../../records/card'

/** The installment options for a card's BIN and a price, and whether the card's bank requires 3-D Secure. */
export const installment = buyerEndpoint({
  path: '/payment/iyzipos/checkoutform/installment',
  schema: v.strictObject({
    binNumber: v.pipe(v.string(), v.regex(/^\d{8}$/)),
    price: amountField,
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    locale: localeField,
  }),
  handle: (_, { input, order }) => {
    const { binNumber, price: priceMinor, currency } = input
    const mistake = methodMistake(order, 'card')
    if (mistake) return mistake
    if (currency !== order.currency) return refused('wrong-payload', 'currency: not that of the order')
    const card = [...TEST_CARDS.values()].find(({ number }) => number.startsWith(binNumber))
    const isForced = flagsOf(order).force3Ds === true || (card !== undefined && needFor3D(card, false) !== undefined)
    const options = installmentOptions({ card, priceMinor, currency, enabled: order.enabledInstallments })
    const detail = {
      binNumber,
      price: toMajor(priceMinor),
      ...binFacts(binNumber, card),
      force3ds: isForced ? 1 : 0,
      forceCvc: 0,
      commercial: 0,
      installmentPrices: options.map(({ number, totalMinor, installmentMinor }) => ({
        installmentNumber: number,
        installmentPrice: toMajor(installmentMinor),
        totalPrice: toMajor(totalMinor),
      })),
    }
    return done({ installmentDetails: [detail] })
  },
})

/** For a foreign bank's card only the scheme is known. */
function binFacts(binNumber: string, card: TestCard | undefined): object {
  const { cardType, cardAssociation, cardFamily } = card
    ? cardFacts(card)
    : { cardType: 'CREDIT_CARD', cardAssociation: associationOf(binNumber), cardFamily: '' }
  const bank = bankOf(card?.bankCode)
  const known = bank ? { bankCode: card?.bankCode, bankName: bank.name } : {}
  return { cardType, cardAssociation, cardFamilyName: cardFamily, ...known }
}
