import * as v from 'valibot'
import { experimentGroupOf } from '../../../../machines/entities/experiment'
import type { InitData } from '../../../../machines/entities/init-data'
import { flag, idIfAny, listIfAny, nameIfAny, textIfAny } from '../../fields'
import { foreignText } from '../../foreign-text'
import { type ProviderConfiguration, pascalOf } from '../../provider'
import { safeUrl } from '../../safe-url'
import { bankAccount } from './bank-account'
import { marketingFields, marketingOf, plusInstallment } from './campaign'
import { flagFields, flagsSchema } from './flags'

const customUI = v.object({ iyzilinkView: flag, iyzilinkFlexibleLink: flag })

const segments = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
  v.transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([key, value]): [string, string | number | boolean][] => {
        if (typeof value === 'boolean' || Number.isFinite(value)) return [[key, value as boolean | number]]
        const text = typeof value === 'string' ? foreignText(value) : undefined
        return text === undefined ? [] : [[key, text]]
      }),
    ),
  ),
)

/* @__NO_SIDE_EFFECTS__ */
const fieldsOf = (isTestMode: boolean) => ({
  ...flagFields,
  ...marketingFields,
  token: idIfAny,
  locale: v.fallback(v.nullish(v.picklist(['tr', 'en'])), undefined),
  buyerName: nameIfAny,
  buyerSurname: nameIfAny,
  // Goes back to the provider, so it stays as it came.
  paymentSourceName: textIfAny,
  refundToBalanceUsed: flag,
  settlementToBalanceUsed: flag,
  refundToken: idIfAny,
  settlementToken: idIfAny,
  bankTransferRedirectUrl: textIfAny,
  showGoBackUrlEnabled: flag,
  stepInfoVisible: flag,
  abTests: v.fallback(v.object({ verifyIdentity: v.unknown() }), { verifyIdentity: 0 }),
  plusInstallmentResponseList: listIfAny(plusInstallment),
  bankTransferAccounts: listIfAny(bankAccount(isTestMode)),
  buyerProtectionEnabled: flag,
  bkmEnabled: flag,
  countlyStartType: nameIfAny,
  customCountlySegments: segments,
})

/** App init data beyond the order (BOOT-15): nothing odd in it closes a checkout that could do without. */
/* @__NO_SIDE_EFFECTS__ */
export const initDataSchema = ({ product }: ProviderConfiguration, isTestMode: boolean) =>
  v.pipe(
    v.looseObject(fieldsOf(isTestMode)),
    v.transform((init): InitData => {
      const ui = v.safeParse(customUI, init[`payWith${pascalOf(product.slug)}CustomUI`])
      return {
        token: init.token ?? undefined,
        locale: init.locale ?? undefined,
        flags: v.parse(flagsSchema, init),
        buyerName: init.buyerName,
        buyerSurname: init.buyerSurname,
        paymentSourceName: init.paymentSourceName ?? undefined,
        customUI: ui.success ? ui.output : { iyzilinkView: false, iyzilinkFlexibleLink: false },
        refundToBalanceUsed: init.refundToBalanceUsed,
        settlementToBalanceUsed: init.settlementToBalanceUsed,
        refundToken: init.refundToken ?? undefined,
        settlementToken: init.settlementToken ?? undefined,
        showGoBackUrlEnabled: init.showGoBackUrlEnabled,
        stepInfoVisible: init.stepInfoVisible,
        isIdentityFormShown: v.parse(flag, init.abTests.verifyIdentity),
        experimentGroup: experimentGroupOf(init.abTests.verifyIdentity),
        plusInstallments: init.plusInstallmentResponseList,
        marketing: marketingOf(init, isTestMode),
        bankTransferAccounts: init.bankTransferAccounts,
        bankTransferRedirectUrl: safeUrl(init.bankTransferRedirectUrl, isTestMode),
        buyerProtectionEnabled: init.buyerProtectionEnabled,
        bkmEnabled: init.bkmEnabled,
        countlyStartType: init.countlyStartType,
        customCountlySegments: init.customCountlySegments,
      }
    }),
  )
