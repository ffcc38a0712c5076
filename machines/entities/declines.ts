/** Message keys for bank declines (domain facts 7.16). */
export type DeclineKey =
  | 'declines.notApproved'
  | 'declines.security'
  | 'declines.notAllowed'
  | 'declines.otherCard'
  | 'declines.closedOnline'
  | 'declines.expiry'
  | 'declines.cardNumber'
  | 'declines.securityCode'
  | 'declines.overLimit'
  | 'declines.singlePayment'
  | 'declines.needs3DS'
  | 'declines.points'
  | 'declines.alreadyApproved'
  | 'errors.cardUnusable'
  | 'errors.insufficientFunds'

/** Maps decline groups to their codes. A response may contain only the group or only the code. */
const ANSWERS: Readonly<Record<DeclineKey, Readonly<Record<string, string>>>> = {
  'declines.notApproved': {
    DO_NOT_HONOUR: '10005',
    INVALID_TRANSACTION: '10012',
    REFER_TO_CARD_ISSUER: '10207',
    DECLINED: '10220',
    INVALID_PIN: '10227',
    REQUEST_BLOCKED_BY_BANK: '10230',
    INVALID_AMOUNT: '10232',
  },
  'declines.security': { FRAUD_SUSPECT: '10034' },
  'declines.notAllowed': { NOT_PERMITTED_TO_CARDHOLDER: '10057', CARD_NOT_PERMITTED: '10201' },
  'declines.otherCard': {
    NOT_PERMITTED_TO_TERMINAL: '10058',
    NOT_PERMITTED_TO_FOREIGN_CARD: '10221',
    INVALID_MERCHANT_OR_SP: '10208',
    REQUIRES_DAY_END: '10223',
    BIN_NOT_FOUND: '10213',
    NO_SUCH_ISSUER: '10216',
    INVALID_CARD_TYPE: '10233',
    INVALID_CAVV: '10210',
    INVALID_ECI: '10211',
  },
  'declines.closedOnline': { RESTRICTED_BY_LAW: '10093' },
  'declines.expiry': { EXPIRED_CARD: '10054', INVALID_EXPIRE_YEAR_MONTH: '10229' },
  'declines.cardNumber': { INVALID_CARD_NUMBER: '10215' },
  'declines.securityCode': { INVALID_CVC2: '10084', INVALID_CVC2_LENGTH: '10206' },
  'declines.overLimit': { EXCEEDS_WITHDRAWAL_AMOUNT_LIMIT: '10224' },
  'declines.singlePayment': { DEBIT_CARDS_INSTALLMENT_NOT_ALLOWED: '10218', NOT_PERMITTED_TO_INSTALLMENT: '10222' },
  'declines.needs3DS': { DEBIT_CARDS_REQUIRES_3DS: '10217' },
  'declines.points': {
    SALES_AMOUNT_LESS_THAN_AWARD: '10231',
    NOT_SUFFICIENT_AWARD: '10234',
    AMEX_CAN_USE_ONLY_MR: '10235',
  },
  'declines.alreadyApproved': { APPROVED_COMPLETED: '10203' },
  'errors.cardUnusable': {
    BLOCKED_CARD: '10209',
    RESTRICTED_CARD: '10225',
    CVC2_MAX_ATTEMPT: '10212',
    EXCEEDS_ALLOWABLE_PIN_TRIES: '10226',
  },
  'errors.insufficientFunds': { NOT_SUFFICIENT_FUNDS: '10051' },
}

const KEYS = Object.keys(ANSWERS) as DeclineKey[]

const keyFor = (name: string) => KEYS.find((key) => Object.entries(ANSWERS[key]).flat().includes(name))

/** Whether a problem is a bank's decline, in any words. */
export const isDecline = ({ key }: { readonly key: string }): boolean => KEYS.some((each) => each === key)

/** The message for a bank's decline, if there is one. A known group takes precedence over the code. */
export function declineKeyOf({ code, group }: { readonly code: string; readonly group: string | undefined }) {
  return (group === undefined ? undefined : keyFor(group)) ?? keyFor(code)
}
