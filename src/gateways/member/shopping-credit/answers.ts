import * as v from 'valibot'
import type { Money } from '../../../../machines/entities/money'
import type { CreditBank, CreditPlan, CreditValidation } from '../../../../machines/entities/shopping-credit'
import {
  amountIn,
  flag,
  id,
  idIfAny,
  listIfAny,
  listOf,
  nameIfAny,
  onlyField,
  pictureIfAny,
  rate,
  reference,
  whole,
} from '../../fields'
import { redirectHtml } from '../../redirect-html'

const creditRate = v.object({ installmentNumber: whole, interestRate: rate })

/* @__NO_SIDE_EFFECTS__ */
const limitIn = (currency: string) => v.fallback(v.nullish(amountIn(currency)), undefined)

/* @__NO_SIDE_EFFECTS__ */
const creditBank = ({ currency }: Money) =>
  v.pipe(
    v.object({
      acquirerId: reference,
      bankId: v.fallback(v.nullish(reference), undefined),
      bankName: nameIfAny,
      bankLogoUrl: pictureIfAny,
      onlyBankUser: flag,
      isActive: flag,
      basketMinAmount: limitIn(currency),
      basketMaxAmount: limitIn(currency),
      bankInfoList: listIfAny(creditRate),
    }),
    v.transform((bank): CreditBank => ({
      acquirerId: bank.acquirerId,
      bankId: bank.bankId ?? undefined,
      bankName: bank.bankName,
      logo: bank.bankLogoUrl,
      isOnlyForBankUsers: bank.onlyBankUser,
      isActive: bank.isActive,
      basketMinAmount: bank.basketMinAmount ?? undefined,
      basketMaxAmount: bank.basketMaxAmount ?? undefined,
      rates: bank.bankInfoList,
    })),
  )

/**
 * Amounts have no currency, so they are in the price's. The specification does not name the list: it is in `items`, in
 * `bankList`, or is the whole value. `items` is the last option, because a union reports mismatches at the path of its last
 * option.
 */
/* @__NO_SIDE_EFFECTS__ */
export function creditBanksSchema(price: Money) {
  const banks = listOf(creditBank(price))
  const inBankList = v.pipe(
    v.object({ bankList: banks, items: v.nullish(v.never()) }),
    v.transform(({ bankList }) => bankList),
  )
  return v.union([banks, inBankList, onlyField('items', banks)])
}

export const creditValidationSchema = v.pipe(
  v.object({ creditToken: id, creditId: idIfAny }),
  v.transform(({ creditToken, creditId }): CreditValidation => ({ creditToken, creditId: creditId ?? undefined })),
)

export const creditPageSchema = v.pipe(
  v.object({ formData: redirectHtml, paymentId: idIfAny }),
  v.transform(({ formData, paymentId }) => ({ html: formData, paymentId: paymentId ?? undefined })),
)

/* @__NO_SIDE_EFFECTS__ */
export const creditPlansSchema = ({ currency }: Money) =>
  v.pipe(
    v.object({
      bankInstallmentList: listOf(
        v.object({
          installmentNumber: whole,
          installmentPrice: amountIn(currency),
          totalPrice: amountIn(currency),
          interestRate: rate,
          allocationFee: limitIn(currency),
        }),
      ),
    }),
    v.transform(({ bankInstallmentList }): readonly CreditPlan[] =>
      bankInstallmentList.map((plan) => ({ ...plan, allocationFee: plan.allocationFee ?? undefined })),
    ),
  )
