import { failure } from './envelope.ts'
import { type Fields, fieldsAt, isFields, only, without } from './fields.ts'
import type { Knob } from './knob.ts'
import { entriesOf, fieldOf, payloadOf, PAYING, refusing, systemError } from './rewriting.ts'

const paid = (change: (payload: Fields) => Fields) =>
  payloadOf(PAYING, (payload) => ('threeDSHtmlContent' in payload ? payload : change(payload)))

const failedDetail = (change: (payload: Fields) => Fields) =>
  payloadOf(['detail'], (payload) => (payload['paymentStatus'] === 'FAILURE' ? change(payload) : payload))

const unpaid = (paymentStatus: string | null) =>
  payloadOf(['detail'], (payload) => ('paymentStatus' in payload ? payload : { ...payload, paymentStatus }))

const page = (change: (html: string) => string) =>
  fieldOf(PAYING, 'threeDSHtmlContent', (content) =>
    Buffer.from(change(Buffer.from(String(content), 'base64').toString('utf8')), 'utf8').toString('base64'),
  )

const scripted = (html: string, script: string) => html.replace('<script>', `<script>${script}`)

const used = (errorCode: string): Pick<Knob, 'answer'> => ({
  answer: (answer, { call, toldPaid }) => (call === 'detail' && toldPaid ? failure(errorCode) : answer),
})

const details = (change: (entry: Fields) => Fields) =>
  entriesOf(['installment'], 'installmentDetails', (entry) => change(entry))

const barePrices = (prices: unknown): unknown =>
  Array.isArray(prices)
    ? prices.map((one: unknown) => (isFields(one) ? only(one, ['installmentNumber', 'totalPrice']) : one))
    : prices

const accounts = (change: (bank: Fields, bankId: unknown) => Fields) =>
  entriesOf(['detail'], 'bankTransferAccounts', (entry) => change(fieldsAt(entry, 'bank'), entry['bankId']))

const successWhy = 'the answer of the mobile relative is status, systemTime, token and callbackUrl'
const namingWhy = 'the documents name an attempt by conversationId in answers and paymentConversationId in messages'
const usedWhy = 'what a used token is answered with is not stated; both codes are in its family'
const pageWhy = 'the bank writes the document, and only its one posting form is documented'
const bankWhy = 'what is in a bank of the list is not stated; the mobile relative has other names'
const unpaidWhy = 'the documents list no state for an order without an attempt'
const listWhy = 'the name of the list is not stated'

export const knobsOfPayments = {
  bareSuccess: { why: successWhy, set: 'success', ...paid((payload) => only(payload, ['token', 'callbackUrl'])) },
  successWithoutStatus: {
    why: successWhy,
    set: 'success',
    ...paid((payload) => without(payload, ['paymentStatus', 'conversationId'])),
  },
  successWithoutPaymentId: {
    why: successWhy,
    set: 'success',
    ...paid((payload) => without(payload, ['paymentId', 'paidPrice', 'price'])),
  },
  paymentWithoutCurrency: { why: successWhy, ...paid((payload) => without(payload, ['currency'])) },
  failureByConversationId: {
    why: namingWhy,
    set: 'naming',
    ...failedDetail((payload) => without(payload, ['paymentConversationId'])),
  },
  failureByPaymentConversationId: {
    why: namingWhy,
    set: 'naming',
    ...failedDetail((payload) => without(payload, ['conversationId'])),
  },
  failureUnnamed: {
    why: 'the body of detail is not public: it may name no attempt',
    set: 'naming',
    apart: true,
    ...failedDetail((payload) => without(payload, ['paymentConversationId', 'conversationId'])),
  },
  failedOrderAsFailure: {
    why: 'whether the envelope of a failed order is itself a failure is not stated',
    apart: true,
    answer: (answer, { call }) =>
      call === 'detail' && answer.kind === 'success' && answer.payload['paymentStatus'] === 'FAILURE'
        ? failure(String(answer.payload['errorCode']), { payload: answer.payload })
        : answer,
  },
  unpaidAsNone: { why: unpaidWhy, set: 'unpaid', ...unpaid('NONE') },
  unpaidAsNull: { why: unpaidWhy, set: 'unpaid', ...unpaid(null) },
  callbackThreeDsFirst: {
    why: 'after the bank the documented sequence is CALLBACK_THREEDS, then the outcome',
    ...payloadOf(['detail'], (payload, { now, order: { attempt, paidAt } }) =>
      attempt?.method === 'three-ds' && paidAt !== undefined && now < paidAt + 1000
        ? { ...without(payload, ['paidPrice']), paymentStatus: 'CALLBACK_THREEDS' }
        : payload,
    ),
  },
  usedTokenNotFound: { why: usedWhy, set: 'used', ...used('5124') },
  usedTokenNotValid: { why: usedWhy, set: 'used', ...used('5125') },
  usedTokenSucceeds: { why: usedWhy, set: 'used' },
  installmentsBare: {
    why: 'the specification names the number and the total of an installment, and no more',
    set: 'installments',
    ...details((entry) => ({ ...entry, installmentPrices: barePrices(entry['installmentPrices']) })),
  },
  installmentsWithoutDetails: {
    why: 'the specification names bankCode and installmentPrices, not the list that they are in',
    set: 'installments',
    ...payloadOf(['installment'], (payload) => {
      const [entry] = Array.isArray(payload['installmentDetails']) ? (payload['installmentDetails'] as unknown[]) : []
      return isFields(entry) ? { ...without(payload, ['installmentDetails']), ...entry } : payload
    }),
  },
  installmentsOfNoBank: {
    why: 'a foreign card has no fields of a bank, and the first option alone',
    set: 'installments',
    ...details((entry) => ({
      ...without(entry, ['bankCode', 'bankName', 'cardFamilyName']),
      installmentPrices: (entry['installmentPrices'] as readonly unknown[]).slice(0, 1),
    })),
  },
  installmentsFail: { why: 'any call may fail', set: 'installments', ...refusing(['installment'], systemError()) },
  bonusBare: {
    why: 'the specification names the amount and the bank alone',
    set: 'bonus',
    ...payloadOf(['bonus'], (payload) => only(payload, ['amount', 'cardBank'])),
  },
  noBonusAsFailure: {
    why: 'how a card without points is answered is not stated',
    set: 'bonus',
    answer: (answer, { call }) =>
      call === 'bonus' && answer.kind === 'success' && Number(answer.payload['amount']) === 0
        ? failure('10233', { errorGroup: 'INVALID_CARD_TYPE' })
        : answer,
  },
  dynamicThreeDs: { why: 'a payment sent without 3-D may still be answered with the bank’s page' },
  bankPageTwoForms: {
    why: pageWhy,
    set: 'bankPage',
    ...page((html) =>
      html.replace('<body>', '<body><form id="language" method="get" action=""><input name="lang" value="en"></form>'),
    ),
  },
  bankPageFilledByScript: {
    why: pageWhy,
    set: 'bankPage',
    ...page((html) =>
      scripted(
        html.replace('</form>', '<input type="hidden" name="browserScreenWidth" value="">\n</form>'),
        'document.forms[0].browserScreenWidth.value = String(screen.width);',
      ),
    ),
  },
  bankPageBuiltByScript: {
    why: pageWhy,
    set: 'bankPage',
    ...page((html) =>
      scripted(
        html.replace(/<input type="hidden" name="PaReq"[^>]*>/, ''),
        'var i=document.createElement("input");i.type="hidden";i.name="PaReq";i.value="1";document.forms[0].appendChild(i);',
      ),
    ),
  },
  bankPageInOldHtml: {
    why: pageWhy,
    set: 'bankPage',
    ...page((html) =>
      html
        .replace('method="post"', 'METHOD=POST')
        .replace(/<input type="hidden" name="(\w+)" value="([^"]*)">/g, "<INPUT TYPE='HIDDEN' NAME='$1' VALUE='$2'/>")
        .replace(/VALUE='http:\/\//g, "VALUE='http&#58;&#x2F;&#x2F;"),
    ),
  },
  bkmAsHtmlContent: {
    why: 'the BKM answer of the documents names its page htmlContent',
    ...payloadOf(['bkmInitialize'], ({ threeDSHtmlContent: htmlContent, ...payload }) => ({ ...payload, htmlContent })),
  },
  bankByNameAndRecipient: {
    why: bankWhy,
    set: 'banks',
    ...accounts((bank, bankId) => ({
      bankId,
      bank: { name: bank['bankName'], recipient: bank['legalCompanyTitle'], iban: bank['iban'] },
    })),
  },
  bankFlat: { why: bankWhy, set: 'banks', ...accounts((bank, bankId) => ({ ...bank, bankId })) },
  bankAsText: {
    why: bankWhy,
    set: 'banks',
    ...accounts((bank, bankId) => ({
      ...only(bank, ['iban', 'legalCompanyTitle', 'bankLogoUrl']),
      bankId,
      bank: bank['bankName'],
    })),
  },
  settingsWithoutEcho: {
    why: 'the answer of the settings is not documented',
    ...payloadOf(['settlementSettings'], () => ({})),
  },
  claimWithoutEcho: { why: 'the answer of the claim is not documented', ...payloadOf(['refundClaim'], () => ({})) },
  creditGroupWithoutPrefix: {
    why: 'the documents name the categories GOLD, FOOD, PHONE …, and no error groups',
    answer: (answer) =>
      answer.kind === 'failure' && answer.errorGroup?.startsWith('CREDIT_') === true
        ? { ...answer, errorGroup: answer.errorGroup.slice('CREDIT_'.length) }
        : answer,
  },
  creditFormInBase64: {
    why: 'the bank’s documents of 3-D and BKM are base64, that of the credit is only called formData',
    ...fieldOf(['creditApplication'], 'formData', (form) => Buffer.from(String(form), 'utf8').toString('base64')),
  },
  creditBanksAsDataList: {
    why: listWhy,
    set: 'creditBanks',
    excludes: ['memberAnswersFlat'],
    body: (body, { call }) => {
      const data = body['data']
      return call === 'creditBanks' && isFields(data) && 'items' in data ? { ...body, data: data['items'] } : body
    },
  },
  creditBanksAsBankList: {
    why: listWhy,
    set: 'creditBanks',
    ...payloadOf(['creditBanks'], ({ items, ...payload }) => ({ ...payload, bankList: items })),
  },
} satisfies Readonly<Record<string, Knob>>
