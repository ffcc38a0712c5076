import type { CallName } from './call-names.ts'
import { failure } from './envelope.ts'
import { type Fields, isFields, only, without } from './fields.ts'
import type { Knob } from './knob.ts'
import { entriesOf, fieldOf, payloadOf, refusing, systemError } from './rewriting.ts'

const IDENTIFY: readonly CallName[] = ['identify', 'quickIdentify', 'register', 'quickRegister']

const LOGIN: readonly CallName[] = ['loginComplete', 'loginCredentials']

const masked = (value: unknown) => (typeof value === 'string' ? value.replace(/^(\+..).*(..)$/, '$1********$2') : value)

const loginMember = (change: (member: Fields) => Fields) =>
  fieldOf(LOGIN, 'memberLoginDto', (member) => (isFields(member) ? change(member) : member))

const credentials = (change: (payload: Fields) => Fields) => payloadOf(['loginCredentials'], change)

const mismatch = (first: number): Pick<Knob, 'answer'> => ({
  answer: (answer, { call, count }) =>
    (call === 'identify' || call === 'quickIdentify') &&
    answer.kind === 'success' &&
    answer.payload['shouldUseEmail'] === true &&
    count >= first
      ? failure('11', { errorMessage: 'E-posta adresi telefon numarası ile eşleşmiyor' })
      : answer,
})

const mismatchWhy = 'an e-mail not matching the phone is in the list of errors, and a field of the answer as well'
const credentialsWhy = 'only the request of login-credentials is documented'
const memberWhy = 'a member need not have one'

const list = (payload: Fields): readonly Fields[] => [payload]

export const knobsOfLogin = {
  credentialsMemberAlone: {
    why: credentialsWhy,
    set: 'credentials',
    ...credentials((payload) => only(payload, ['memberLoginDto'])),
  },
  credentialsMemberFlat: {
    why: credentialsWhy,
    set: 'credentials',
    ...credentials(({ memberLoginDto: member }) => (isFields(member) ? member : {})),
  },
  credentialsPlainSuccess: { why: credentialsWhy, set: 'credentials', ...credentials(() => ({})) },
  memberEmailNull: { why: memberWhy, ...loginMember((member) => ({ ...member, email: null })) },
  kycLevelNull: {
    why: `${memberWhy} yet`,
    set: 'kycLevel',
    ...loginMember((member) => ({ ...member, kycLevel: null })),
  },
  kycLevelAbsent: {
    why: `${memberWhy} yet`,
    set: 'kycLevel',
    ...loginMember((member) => without(member, ['kycLevel'])),
  },
  memberPhoneMasked: {
    why: 'the documents have masked phones in answers',
    ...payloadOf([...IDENTIFY, ...LOGIN, 'gsmUpdate'], (payload) => {
      const member = payload['memberLoginDto']
      return {
        ...payload,
        ...('gsmNumber' in payload ? { gsmNumber: masked(payload['gsmNumber']) } : {}),
        ...(isFields(member) ? { memberLoginDto: { ...member, gsmNumber: masked(member['gsmNumber']) } } : {}),
      }
    }),
  },
  orderPhoneMasked: {
    why: 'the documents have masked phones in answers',
    ...fieldOf(['detail', 'refundDetail', 'settlementDetail'], 'gsmNumber', masked),
  },
  identifyWithoutPhone: {
    why: 'the phone was in the question already',
    set: 'identify',
    ...payloadOf(IDENTIFY, (payload) => without(payload, ['gsmNumber', 'gsmNumberVerified'])),
  },
  identifyWithNulls: {
    why: 'an answer without a code has nothing to put into the fields of one',
    set: 'identify',
    ...payloadOf(IDENTIFY, (payload) => ({
      memberUserId: null,
      gsmNumberVerified: null,
      expireDurationInSeconds: null,
      referenceCode: null,
      ...payload,
    })),
  },
  gsmUpdateWithoutMemberUserId: {
    why: 'the member was in the question already',
    ...payloadOf(['gsmUpdate'], (payload) => without(payload, ['memberUserId'])),
  },
  mismatchAsFailure: { why: mismatchWhy, set: 'mismatch', ...mismatch(2) },
  mismatchAsFailureAtOnce: { why: mismatchWhy, set: 'mismatch', ...mismatch(1) },
  loginWithoutRefreshToken: {
    why: 'the mobile relative answers with an access token and its age alone',
    ...payloadOf(LOGIN, (payload) => without(payload, ['refreshToken'])),
  },
  loginWithoutAge: {
    why: 'the lifetime of the web’s access token is not public',
    ...payloadOf(LOGIN, (payload) => without(payload, ['expiresIn'])),
  },
  cardsFail: { why: 'any call may fail', set: 'cards', ...refusing(['cards'], systemError()) },
  cardsBreak: { why: 'any call may break', set: 'cards', ...refusing(['cards'], systemError(500)) },
  cardWithoutNumber: {
    why: 'a stored card shows what its issuer allows',
    set: 'oddCard',
    ...fieldOf(['cards', 'managementCards'], 'items', (items) => {
      const last: unknown = Array.isArray(items) ? items.at(-1) : undefined
      if (!Array.isArray(items) || !isFields(last)) return items
      const bare = without(last, ['binNumber', 'lastFourDigits'])
      return [...(items as readonly unknown[]), { ...bare, cardToken: 'without-number', lastPaidCard: false }]
    }),
  },
  cardWithNullNumber: {
    why: 'a stored card shows what its issuer allows',
    set: 'oddCard',
    ...fieldOf(['cards', 'managementCards'], 'items', (items) => {
      const last: unknown = Array.isArray(items) ? items.at(-1) : undefined
      if (!Array.isArray(items) || !isFields(last)) return items
      const odd = { ...last, binNumber: null, lastFourDigits: null, cardToken: 'null-number', lastPaidCard: false }
      return [odd, ...(items as readonly unknown[])]
    }),
  },
  cardsWithoutExpiry: {
    why: 'the card storage answer of the documents has no expiry',
    ...entriesOf(['cards', 'managementCards'], 'items', (card) =>
      without(card, ['expireMonth', 'expireYear', 'expired', 'willExpireSoon']),
    ),
  },
  cardsWithoutMarks: {
    why: 'the mobile relative’s cards have no mark for last paid or verified',
    ...entriesOf(['cards', 'managementCards'], 'items', (card) =>
      without(card, ['lastPaidCard', 'threeDSVerified', 'cardFamily', 'cardBankName']),
    ),
  },
  cardsWithSixDigitBin: {
    why: 'the samples of stored cards have six digits',
    ...entriesOf(['cards', 'managementCards'], 'items', (card) => ({
      ...card,
      binNumber: typeof card['binNumber'] === 'string' ? card['binNumber'].slice(0, 6) : card['binNumber'],
    })),
  },
  balancesAsList: {
    why: 'the path is in the plural',
    set: 'balances',
    ...payloadOf(['balances'], (payload) => ({ balances: list(payload) })),
  },
  balancesAsItems: {
    why: 'the path is in the plural, and lists of the documents are items',
    set: 'balances',
    ...payloadOf(['balances'], (payload) => ({ items: list(payload) })),
  },
  balancesAsDataList: {
    why: 'the path is in the plural',
    set: 'balances',
    excludes: ['memberAnswersFlat'],
    body: (body, { call }) =>
      call === 'balances' && isFields(body['data']) ? { ...body, data: list(body['data']) } : body,
  },
  balancesFail: { why: 'any call may fail', set: 'balances', ...refusing(['balances'], systemError()) },
  kycLevelFails: { why: 'any call may fail', ...refusing(['kycLevel'], systemError()) },
} satisfies Readonly<Record<string, Knob>>
