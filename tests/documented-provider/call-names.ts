export const CALL_NAMES = [
  'identify',
  'quickIdentify',
  'quickRegister',
  'register',
  'loginComplete',
  'smsResend',
  'gsmUpdate',
  'loginCredentials',
  'existence',
  'kycLevel',
  'kycLimit',
  'managementCards',
  'appLink',
  'communicationsPermission',
  'detail',
  'foreignNumber',
  'pwiPreference',
  'updateContact',
  'refundDetail',
  'refundClaim',
  'settlementDetail',
  'settlementSettings',
  'balances',
  'fundAuth',
  'transferInitialize',
  'transferNotify',
  'cardAuth',
  'bkmInitialize',
  'threeDsInitialize',
  'mixAuth',
  'cards',
  'installment',
  'bonus',
  'creditBanks',
  'creditValidation',
  'creditApplication',
  'creditPlan',
] as const

export type CallName = (typeof CALL_NAMES)[number]

export const MONEY: readonly CallName[] = ['fundAuth', 'cardAuth', 'bkmInitialize', 'threeDsInitialize', 'mixAuth']

export const COMMITMENTS: readonly CallName[] = [
  ...MONEY,
  'transferInitialize',
  'transferNotify',
  'creditApplication',
  'refundClaim',
  'settlementSettings',
]

export const SMS: readonly CallName[] = [
  'identify',
  'quickIdentify',
  'register',
  'quickRegister',
  'smsResend',
  'gsmUpdate',
]

/** Their documented answer may consist of the envelope alone. */
export const NOTHING_TO_SAY: readonly CallName[] = [
  'updateContact',
  'communicationsPermission',
  'appLink',
  'foreignNumber',
  'pwiPreference',
  'transferNotify',
]
