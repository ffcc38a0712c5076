import * as v from 'valibot'
import type { Installments } from '../../../../machines/entities/installments'
import { typeOfCard } from '../../card-type'
import { amountIn, bit, id, nameIfAny, textIfAny, whole, wholeIfAny } from '../../fields'

/* @__NO_SIDE_EFFECTS__ */
const detail = (currency: string) =>
  v.pipe(
    v.object({
      binNumber: id,
      cardType: textIfAny,
      cardFamilyName: nameIfAny,
      bankCode: wholeIfAny,
      bankName: nameIfAny,
      force3ds: bit,
      forceCvc: bit,
      commercial: bit,
      installmentPrices: v.array(
        v.object({
          installmentNumber: v.pipe(whole, v.minValue(1)),
          installmentPrice: amountIn(currency),
          totalPrice: amountIn(currency),
        }),
      ),
    }),
    v.transform((card): Installments => ({
      binNumber: card.binNumber,
      cardType: typeOfCard(card.cardType),
      cardFamilyName: card.cardFamilyName,
      bankCode: card.bankCode,
      bankName: card.bankName,
      isThreeDSForced: card.force3ds,
      isCvcForced: card.forceCvc,
      isCommercial: card.commercial,
      installmentPrices: [...card.installmentPrices].sort((a, b) => a.installmentNumber - b.installmentNumber),
    })),
  )

/** Amounts come without a currency: they are in that of the price asked about. */
/* @__NO_SIDE_EFFECTS__ */
export const installmentsSchema = (currency: string) =>
  v.pipe(
    v.object({ installmentDetails: v.array(detail(currency)) }),
    v.transform(({ installmentDetails }): readonly Installments[] => installmentDetails),
  )
