import * as v from 'valibot'
import type { Money } from '../../../../machines/entities/money'
import type { Installments } from '../../../../machines/entities/installments'
import {
  amountIn,
  failSafeFlag,
  id,
  listIfAny,
  listOf,
  nameIfAny,
  onlyField,
  textIfAny,
  typeOfCard,
  whole,
  wholeIfAny,
} from '../../fields'

interface Question {
  readonly bin: string
  readonly price: Money
}

/** The specification requires only the number and the total, so the installment's price is computed if absent. */
/* @__NO_SIDE_EFFECTS__ */
const part = (currency: string) =>
  v.pipe(
    v.object({
      installmentNumber: v.pipe(whole, v.minValue(1)),
      installmentPrice: v.fallback(v.nullish(amountIn(currency)), undefined),
      totalPrice: amountIn(currency),
    }),
    v.transform(({ installmentNumber, installmentPrice, totalPrice }) => ({
      installmentNumber,
      installmentPrice: installmentPrice ?? { minor: Math.round(totalPrice.minor / installmentNumber), currency },
      totalPrice,
    })),
  )

/* @__NO_SIDE_EFFECTS__ */
const detail = ({ bin, price: { currency } }: Question) =>
  v.pipe(
    v.object({
      binNumber: v.fallback(v.nullish(id, bin), bin),
      cardType: textIfAny,
      cardFamilyName: nameIfAny,
      bankCode: wholeIfAny,
      bankName: nameIfAny,
      force3ds: failSafeFlag,
      installmentPrices: listIfAny(part(currency)),
    }),
    v.transform((card): Installments => ({
      binNumber: card.binNumber,
      cardType: typeOfCard(card.cardType),
      cardFamilyName: card.cardFamilyName,
      bankCode: card.bankCode,
      bankName: card.bankName,
      isThreeDSForced: card.force3ds,
      installmentPrices: [...card.installmentPrices].sort((a, b) => a.installmentNumber - b.installmentNumber),
    })),
  )

/** Amounts have no currency, so they are in the price's. */
/* @__NO_SIDE_EFFECTS__ */
export const installmentsSchema = (question: Question) =>
  v.union([
    v.pipe(
      v.looseObject({ installmentPrices: v.array(v.unknown()) }),
      v.transform((card): unknown => card),
      detail(question),
      v.transform((card): readonly Installments[] => [card]),
    ),
    onlyField('installmentDetails', listOf(detail(question))),
  ])
