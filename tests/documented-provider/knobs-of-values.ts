import { type Fields, isFields, mapFields, without } from './fields.ts'
import type { Knob } from './knob.ts'
import { fieldOf, payloadOf } from './rewriting.ts'

const AMOUNTS = [
  'price',
  'paidPrice',
  'amount',
  'totalPrice',
  'installmentPrice',
  'provisionAmount',
  'basketMinAmount',
  'basketMaxAmount',
]

const COUNTS = [
  'installmentNumber',
  'installment',
  'bankCode',
  'expireDurationInSeconds',
  'expiresIn',
  'kycLevel',
  'verifyIdentity',
  'points',
  'force3ds',
  'forceCvc',
  'commercial',
  'plusInstallment',
]

const IDS = [
  'memberId',
  'paymentId',
  'bankTransferPaymentId',
  'creditId',
  'bankId',
  'acquirerId',
  'expireMonth',
  'expireYear',
]

const isNumeric = (value: unknown) => (typeof value === 'string' || typeof value === 'number') && value !== ''

const named = (names: readonly string[], change: (value: unknown) => unknown) =>
  payloadOf('every', (payload) =>
    mapFields(payload, (value, key) => (names.includes(key) && isNumeric(value) ? change(value) : value)),
  )

const flags = (change: (flag: boolean) => unknown) =>
  payloadOf('every', (payload) => mapFields(payload, (value) => (typeof value === 'boolean' ? change(value) : value)))

const force3Ds = (change: (flag: boolean) => unknown) =>
  fieldOf(['detail'], 'force3Ds', (value) => (typeof value === 'boolean' ? change(value) : value))

const EXPIRIES = ['checkoutFormTokenExpireTime', 'memberTokenExpireDate']

const expiry = (change: (instant: number, now: number) => unknown) =>
  payloadOf('every', (payload, { now }) =>
    mapFields(payload, (value, key) =>
      EXPIRIES.includes(key) && typeof value === 'number' ? change(value, now) : value,
    ),
  )

const inIstanbul = (instant: number) => new Date(instant + 3 * 3_600_000).toISOString().replace('Z', '+03:00')

/** Init data that the list names and a shop need not send. */
const OPTIONAL = [
  'paymentSourceName',
  'goBackUrl',
  'stepInfoVisible',
  'abTests',
  'plusInstallmentResponseList',
  'buyerName',
  'buyerSurname',
  'refundToken',
  'settlementToken',
  'countlyStartType',
  'customCountlySegments',
  'campaignMarketingUiDisplay',
  'campaignMarketingUiDisplayV2',
]

const isOptional = (payload: Fields, key: string) => OPTIONAL.includes(key) || payload[key] === false

const optionals = (change: (payload: Fields, keys: readonly string[]) => Fields) =>
  payloadOf(['detail'], (payload) =>
    change(
      payload,
      [...new Set([...OPTIONAL, ...Object.keys(payload)])].filter((key) => isOptional(payload, key)),
    ),
  )

const OPTIONAL_TEXTS = ['paymentSourceName', 'goBackUrl', 'buyerName', 'buyerSurname', 'refundToken', 'settlementToken']

const filled = (value: null | '') => (payload: Fields, keys: readonly string[]) => ({
  ...payload,
  ...Object.fromEntries(keys.map((key) => [key, value])),
})

const systemTime = (change: (value: unknown) => Fields): Pick<Knob, 'body'> => ({
  body: (body) => {
    const bare = without(body, ['systemTime'])
    const data = body['data']
    const told = { ...bare, ...change(body['systemTime']) }
    return isFields(data) && 'systemTime' in data
      ? { ...told, data: { ...without(data, ['systemTime']), ...change(data['systemTime']) } }
      : told
  },
})

const amountsWhy = 'the documents print amounts as numbers, as texts and with up to eight decimals'
const flagsWhy = 'flags are named, never typed; the installment answer has 0 and 1'
const expiryWhy = 'the unit of the expiry is not stated'
const optionalWhy = 'which fields of the init data are always there is not stated'

export const knobsOfValues = {
  optionalsAbsent: { why: optionalWhy, set: 'optionals', ...optionals(without) },
  optionalsNull: { why: optionalWhy, set: 'optionals', ...optionals(filled(null)) },
  optionalTextsEmpty: {
    why: optionalWhy,
    set: 'optionals',
    ...optionals((payload) => filled('')(payload, OPTIONAL_TEXTS)),
  },
  currencyAbsent: {
    why: 'TRY is the documented default',
    ...payloadOf(['detail'], (payload) => (payload['currency'] === 'TRY' ? without(payload, ['currency']) : payload)),
  },
  merchantInfoWithoutScheme: {
    why: 'a merchant URL, shown by host only: a scheme is not asked for',
    ...fieldOf(['detail'], 'merchantInfo', (value) => String(value).replace(/^https:\/\//, '')),
  },
  amountsWithEightDecimals: {
    why: amountsWhy,
    set: 'amounts',
    ...named(AMOUNTS, (value) => Number(value).toFixed(8)),
  },
  amountsAsText: { why: amountsWhy, set: 'amounts', ...named(AMOUNTS, (value) => String(Number(value))) },
  amountsWithTwoDecimals: { why: amountsWhy, set: 'amounts', ...named(AMOUNTS, (value) => Number(value).toFixed(2)) },
  amountsAsNumbers: { why: amountsWhy, set: 'amounts', ...named(AMOUNTS, Number) },
  numbersAsText: {
    why: 'the unit mocks print numbers as texts',
    ...named(COUNTS, (value) => String(value)),
  },
  idsAsNumbers: { why: 'ids of digits are texts in some samples and numbers in others', ...named(IDS, Number) },
  flagsAsNumbers: { why: flagsWhy, set: 'flags', ...flags(Number) },
  flagsAsWords: { why: flagsWhy, set: 'flags', ...flags(String) },
  flagsAsNumberText: { why: flagsWhy, set: 'flags', ...flags((flag) => String(Number(flag))) },
  force3DsAsNumber: { why: flagsWhy, set: 'flags', ...force3Ds(Number) },
  force3DsAsNumberText: { why: flagsWhy, set: 'flags', ...force3Ds((flag) => String(Number(flag))) },
  force3DsAsWord: { why: flagsWhy, set: 'flags', ...force3Ds(String) },
  force3DsAsBoolean: { why: flagsWhy, set: 'flags', ...force3Ds((flag) => flag) },
  systemTimeAbsent: {
    why: 'only the samples show it, no document promises it',
    set: 'systemTime',
    ...systemTime(() => ({})),
  },
  systemTimeAsText: {
    why: 'a number in live samples, a text in the unit mocks',
    set: 'systemTime',
    ...systemTime((value) => ({ systemTime: String(value) })),
  },
  expiryAsIso: { why: expiryWhy, set: 'expiry', ...expiry((instant) => new Date(instant).toISOString()) },
  expiryAsIsoWithOffset: { why: expiryWhy, set: 'expiry', ...expiry(inIstanbul) },
  expiryAsEpochSeconds: { why: expiryWhy, set: 'expiry', ...expiry((instant) => Math.floor(instant / 1000)) },
  expiryAsMillisecondsText: { why: expiryWhy, set: 'expiry', ...expiry(String) },
  expiryAsDuration: {
    why: 'the tokenExpireTime of the initialise answer is a duration in seconds',
    set: 'expiry',
    ...expiry((instant, now) => Math.max(0, Math.round((instant - now) / 1000))),
  },
  localeInUpperCase: {
    why: 'the case of the echoed locale is not stated',
    body: (body) => ('locale' in body ? { ...body, locale: String(body['locale']).toUpperCase() } : body),
  },
  unknownFields: {
    why: 'the provider adds fields over time',
    ...payloadOf('every', (payload) => ({
      ...payload,
      hostReference: 'mock00007iyzihostrfn',
      metadata: { dcc: [null] },
    })),
    body: (body) => ({ ...body, signature: 'f00d', errorLog: null }),
  },
  errorCodeAsNumber: {
    why: 'normally a text, but a number in the unit mocks and for the rate limit',
    body: (body) => ('errorCode' in body ? { ...body, errorCode: Number(body['errorCode']) } : body),
  },
  failureWithoutMessage: {
    why: 'a failure has one of two messages, or the default applies',
    body: (body) => (body['status'] === 'failure' ? without(body, ['errorMessage', 'consumerErrorMessage']) : body),
  },
  envelopeWithNulls: {
    why: 'a field without a value may be null',
    body: (body) => ({ errorGroup: null, errorLog: null, consumerErrorMessage: null, conversationId: null, ...body }),
  },
  memberAnswersFlat: {
    why: 'the container is the mobile relative’s; the web’s own bodies are not public',
    set: 'container',
    body: (body) => {
      const { data, ...envelope } = body
      return isFields(data) ? { ...data, ...envelope } : body
    },
  },
  detailInContainer: {
    why: 'the mobile relative of the detail is a member call, and those have a container',
    body: (body, { call }) => {
      const { status, systemTime: at, locale, ...data } = body
      const inside = ['detail', 'refundDetail', 'settlementDetail'].includes(call) && status === 'success'
      return inside ? { status, locale, ...(at === undefined ? {} : { systemTime: at }), data } : body
    },
  },
} satisfies Readonly<Record<string, Knob>>
