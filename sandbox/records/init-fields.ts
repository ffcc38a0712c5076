import * as v from 'valibot'

const gsmCheck = v.strictObject({ gsmCheckContent: v.string() })

/** The flags of the init answer that decide what the checkout offers. */
export const FLAG_NAMES = [
  'campaignEnabled',
  'force3Ds',
  'fundEnabled',
  'bankTransferEnabled',
  'mixPaymentEnabled',
  'creditEnabled',
  'creditCardEnabled',
  'newDesignEnabled',
  'stepInfoEnabled',
  'quickLoginRegisterEnabled',
  'customCOFormExpireTimeEnabled',
  'merchantTrustStampAvailableOrIgnored',
  'agreementCheckedByDefault',
  'pwiQrCodeDisabled',
] as const

export type Flag = (typeof FLAG_NAMES)[number]

const flag = v.optional(v.boolean())

export const flagsSchema = v.strictObject(
  Object.fromEntries(FLAG_NAMES.map((name) => [name, flag])) as Record<Flag, typeof flag>,
)

export type Flags = v.InferOutput<typeof flagsSchema>

/** All other fields of the init answer that a merchant's settings or a test can set. */
export const initFieldsSchema = v.partial(
  v.strictObject({
    paymentSourceName: v.string(),
    payWithWalletCustomUI: v.strictObject({ iyzilinkView: v.boolean(), iyzilinkFlexibleLink: v.boolean() }),
    refundToBalanceUsed: v.boolean(),
    settlementToBalanceUsed: v.boolean(),
    refundToken: v.string(),
    settlementToken: v.string(),
    bankTransferRedirectUrl: v.string(),
    merchantName: v.string(),
    merchantInfo: v.string(),
    goBackUrl: v.string(),
    showGoBackUrlEnabled: v.boolean(),
    stepInfoVisible: v.boolean(),
    abTests: v.strictObject({ verifyIdentity: v.picklist([0, 1, 2]) }),
    plusInstallmentResponseList: v.array(
      v.strictObject({
        startDate: v.union([v.string(), v.number()]),
        plusInstallment: v.number(),
        cardBankDtoList: v.array(v.strictObject({ cardBankName: v.string() })),
      }),
    ),
    campaignMarketingUiDisplay: gsmCheck,
    campaignMarketingUiDisplayV2: v.strictObject({ desktop: gsmCheck, mobile: gsmCheck }),
    bankTransferAccounts: v.array(v.strictObject({ bankId: v.number(), bank: v.record(v.string(), v.string()) })),
    buyerProtectionEnabled: v.boolean(),
    bkmEnabled: v.boolean(),
    countlyStartType: v.string(),
    customCountlySegments: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  }),
)

export type InitFields = v.InferOutput<typeof initFieldsSchema>

/** Whether buyers with a foreign number pay here, not at all, or in the shop's own plain card form. */
export const FOREIGN_RULES = ['admitted', 'refused', 'plain-form'] as const

export type ForeignRule = (typeof FOREIGN_RULES)[number]

export const foreignField = v.optional(v.picklist(FOREIGN_RULES), 'admitted')
