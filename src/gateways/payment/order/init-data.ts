import * as v from 'valibot'
import type { BankAccount } from '../../../../machines/entities/bank-transfer'
import type { MarketingDisplay, PlusInstallment } from '../../../../machines/entities/campaign'
import { experimentGroupOf, INIT_FLAGS, type InitData } from '../../../../machines/entities/init-data'
import {
  flag,
  flagOnByDefault,
  failSafeFlag,
  idIfAny,
  listIfAny,
  name,
  nameIfAny,
  pictureIfAny,
  reference,
  textIfAny,
  whole,
  wholeNameIfAny,
} from '../../fields'
import { foreignText } from '../../foreign-text'
import { pascalOf, type ProviderConfiguration } from '../../provider'
import { safeUrl } from '../../safe-url'

/** Milliseconds, also as digits, or text that begins with an ISO date. Engines parse other formats differently. */
function startOf(value: unknown): number | undefined {
  const text = String(typeof value === 'number' || typeof value === 'string' ? value : '')
  const at = /^\d+$/.test(text) ? Number(text) : /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isSafeInteger(at) ? at : undefined
}

/** Named after its first bank. */
const plusInstallment = v.pipe(
  v.object({
    startDate: v.nullish(v.unknown()),
    plusInstallment: v.pipe(whole, v.minValue(1)),
    cardBankDtoList: v.looseTuple([v.object({ cardBankName: name })]),
  }),
  v.transform(({ startDate, plusInstallment: more, cardBankDtoList: [bank] }): PlusInstallment => ({
    startDate: startOf(startDate),
    plusInstallment: more,
    cardBankName: bank.cardBankName,
  })),
)

const display = v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {})

const variants = v.fallback(v.nullish(v.object({ desktop: display, mobile: display }), {}), {
  desktop: {},
  mobile: {},
})

const marketingFields = { campaignMarketingUiDisplay: display, campaignMarketingUiDisplayV2: variants }

type MarketingFields = v.InferOutput<v.ObjectSchema<typeof marketingFields, undefined>>

/** The newer display has an image per page width; without one, the older display's image is used (IDEN-08). */
function marketingOf(init: MarketingFields, isLocalTest: boolean): MarketingDisplay {
  const { campaignMarketingUiDisplay: older, campaignMarketingUiDisplayV2: newer } = init
  const imageOf = ({ gsmCheckContent }: Readonly<Record<string, unknown>>) =>
    safeUrl(typeof gsmCheckContent === 'string' ? gsmCheckContent : undefined, isLocalTest)
  return {
    hasEntries: [older, newer.desktop, newer.mobile].some((entries) => Object.keys(entries).length > 0),
    gsmCheckContent: {
      desktop: imageOf(newer.desktop) ?? imageOf(older),
      mobile: imageOf(newer.mobile) ?? imageOf(older),
    },
  }
}

/** The order's feature flags (BOOT-16). */
const flagFields = {
  ...v.entriesFromList(INIT_FLAGS, flag),
  force3Ds: failSafeFlag,
  // The only flag that is on by default.
  newDesignEnabled: flagOnByDefault,
}

const flagsSchema = v.object(flagFields)

const ownFields = {
  bankName: nameIfAny,
  name: nameIfAny,
  bankLogoUrl: pictureIfAny,
  iban: v.pipe(
    v.string(),
    v.transform((iban) => iban.replace(/\s/g, '')),
    v.regex(/^TR\d{7}[\dA-Z]{17}$/),
  ),
  legalCompanyTitle: wholeNameIfAny,
  recipient: wholeNameIfAny,
}

const inBank = v.pipe(
  v.object({ bankId: reference, bank: v.object(ownFields) }),
  v.transform(({ bankId, bank }) => ({ ...bank, bankId })),
)

/** `bank` may be just the bank's name. */
const besideBank = v.pipe(
  v.object({ bankId: reference, bank: nameIfAny, ...ownFields }),
  v.transform(({ bank, ...account }) => ({ ...account, bankName: account.bankName ?? bank })),
)

/**
 * An account's details are in `bank` (BANK-01), or beside it. An entry without a valid Turkish IBAN is dropped, because nothing
 * could be transferred to it.
 */
const bankAccount = v.pipe(
  v.union([inBank, besideBank]),
  v.transform((account): BankAccount => ({
    bankId: account.bankId,
    bankName: account.bankName ?? account.name,
    logo: account.bankLogoUrl,
    iban: account.iban,
    recipient: account.legalCompanyTitle ?? account.recipient,
  })),
)

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

const fields = {
  ...flagFields,
  ...marketingFields,
  token: idIfAny,
  locale: v.fallback(v.nullish(v.picklist(['tr', 'en'])), undefined),
  buyerName: wholeNameIfAny,
  buyerSurname: wholeNameIfAny,
  // Sent back to the provider, so it stays unchanged.
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
  bankTransferAccounts: listIfAny(bankAccount),
  buyerProtectionEnabled: flag,
  bkmEnabled: flag,
  countlyStartType: nameIfAny,
  customCountlySegments: segments,
}

/** App init data beyond the order (BOOT-15). An odd optional field never fails the checkout. */
/* @__NO_SIDE_EFFECTS__ */
export const initDataSchema = ({ product }: ProviderConfiguration, isLocalTest: boolean) =>
  v.pipe(
    v.looseObject(fields),
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
        marketing: marketingOf(init, isLocalTest),
        bankTransferAccounts: init.bankTransferAccounts,
        bankTransferRedirectUrl: safeUrl(init.bankTransferRedirectUrl, isLocalTest),
        buyerProtectionEnabled: init.buyerProtectionEnabled,
        bkmEnabled: init.bkmEnabled,
        countlyStartType: init.countlyStartType,
        customCountlySegments: init.customCountlySegments,
      }
    }),
  )
