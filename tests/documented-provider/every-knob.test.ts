import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { CALL_NAMES } from './call-names.ts'
import { CALLS } from './calls.ts'
import { type Fields, isFields } from './fields.ts'
import { KNOB_NAMES, type KnobName } from './knobs.ts'
import { startProvider } from './provider.ts'

const channel = 'PAY_WITH_WALLET'
const appOrigin = 'http://127.0.0.1:1'

const LOGIN = '/api/v1/members-login/'
const CARD = {
  cardHolderName: 'John Doe',
  cardNumber: '4543590000000006',
  expireMonth: '12',
  expireYear: '2040',
  cvc: '123',
}

/** Makes every documented call, in an order in which each can succeed, and returns all answers. */
const tour = async (knobs: readonly KnobName[]) => {
  const provider = await startProvider({ appOrigin, knobs, seed: 5 })
  const member = provider.makeMember({ cards: ['4543590000000006', '5528790000000008'], balance: 1000 })
  const { email, gsmNumber, memberId } = member
  const answers: string[] = []
  let token = ''
  let accessToken = ''
  const order = (wanted = {}) => {
    token = provider.makeOrder({ email, gsmNumber, ...wanted }).token
  }
  const ask = async (path: string, body?: Fields, method = 'POST'): Promise<Fields> => {
    const headers = { 'X-IYZI-TOKEN': token, authorization: `Bearer ${accessToken}`, origin: appOrigin }
    const sent = body === undefined ? { headers } : { method, headers, body: JSON.stringify(body) }
    const response = await fetch(`${provider.origin}${path}?locale=tr`, sent)
    const text = await response.text()
    const shown = ['content-type', 'retry-after', 'access-control-allow-origin', 'access-control-expose-headers']
    answers.push([path, response.status, ...shown.map((name) => response.headers.get(name)), text].join(' '))
    if (response.status === 429) provider.advance(2000)
    if (response.status === 429 || response.status === 502) return ask(path, body, method)
    const answer: unknown = text === '' ? {} : JSON.parse(text)
    const fields = isFields(answer) ? answer : {}
    const data = fields['data']
    return isFields(data) ? { ...fields, ...data } : fields
  }
  const identify = () =>
    ask(`${LOGIN}otp-quick-login-initialize`, { email, phoneNumber: gsmNumber, loginChannel: channel })
  const stranger = { email: 'new@shop.example', phoneNumber: '+905559998877' }
  const registration = {
    ...stranger,
    buyerName: 'Jane',
    buyerSurname: 'Doe',
    registerChannel: channel,
    outlineAgreementStatus: 'ACCEPTED',
  }
  const detail = () => ask('/payment/pay-with-wallet/detail', { locale: 'tr', checkoutFormToken: token })

  order()
  await detail()
  await ask(`${LOGIN}otp-quick-login-initialize`, { ...stranger, loginChannel: channel })
  const wrong = { email: 'other@shop.example', phoneNumber: gsmNumber, loginChannel: channel }
  await ask(`${LOGIN}otp-quick-login-initialize`, wrong)
  await ask(`${LOGIN}otp-quick-login-initialize`, wrong)
  await ask('/api/v2/members-login/otp-quick-login-initialize', { email, gsmNumber, loginChannel: channel })
  await ask('/api/v2/members-login/check-existence-by-gsm', { gsmNumber })
  await ask(`${LOGIN}quick-register`, registration)
  const registered = await ask('/api/v2/members-login/register', registration)
  const { referenceCode, memberUserId } = registered
  await ask(`${LOGIN}login/gsm-update`, {
    referenceCode,
    memberUserId,
    gsmNumber: '+905559998866',
    channelType: channel,
  })
  const begun = await identify()
  const resent = await ask(`${LOGIN}login/sms-resend`, {
    memberUserId: begun['memberUserId'],
    referenceCode: begun['referenceCode'],
  })
  const login = await ask(`${LOGIN}login-complete`, {
    loginSmsVerification: {
      memberUserId: begun['memberUserId'],
      referenceCode: resent['referenceCode'],
      verificationCode: provider.codes(gsmNumber).at(-1),
    },
    loginChannel: channel,
  })
  accessToken = String(login['accessToken'])
  await ask('/api/v1/members-auth/login-credentials', { memberUserId: member.memberUserId, memberId })
  await ask('/api/v1/checkout/update-contact', { email, gsmNumber }, 'PUT')
  const { memberToken } = await ask('/api/v1/members-auth/cardsAndMemberToken', { checkoutFormToken: token, memberId })
  await ask('/api/v1/consumer-funds/balances')
  await ask('/api/v1/member-wallet-cards/management/cards')
  await ask(`${LOGIN}kyc-level`, { channelType: channel })
  await ask('/api/v1/consumer-funds/balance/kyc-limit-validation', { memberId, amount: 150, currencyCode: 'TRY' })
  await ask('/api/v1/members-auth/send-sms-app-link', { deviceType: 'ios', linkType: 'ios' })
  await ask('/api/v1/members/users/communicationsPermission', { communicationsPermission: 'PERMITTED_ON_MODAL' })

  const paying = {
    locale: 'tr',
    paymentChannel: channel,
    memberId,
    memberToken,
    gsmNumber,
    memberGsmNumber: gsmNumber,
    memberEmail: email,
    email,
    browserFingerprint: '',
    paidPrice: 150,
    installment: 1,
    conversationId: 'a',
    authenticationToken: memberToken,
    paymentCard: CARD,
    currency: 'TRY',
    price: 150,
    binNumber: '45435900',
  }
  const ecom = '/payment/iyzipos/checkoutform'
  await ask(`${ecom}/installment`, paying)
  await ask('/payment/checkout/inquire', paying)
  const noPoints = { ...paying, paymentCard: { ...CARD, cardNumber: '5400360000000003' } }
  await ask('/payment/checkout/inquire', noPoints)
  await ask(`${ecom}/auth/ecom`, { ...paying, paymentCard: { ...CARD, cardNumber: '4111111111111129' } })
  await detail()
  await ask(`${ecom}/initialize3ds/ecom`, paying)
  provider.bankDecides(token, 'approved')
  await detail()
  await detail()
  order()
  await ask(`${ecom}/initializebkm/ecom`, paying)
  await ask(`${ecom}/auth/ecom`, paying)
  order()
  await ask('/payment/fund/auth', paying)
  order()
  await ask('/payment/fund/auth/mix-payment', { ...paying, memberBalanceAmount: 50 })
  order()
  const transfer = { ...paying, bankId: '64', buyerProtected: false }
  const { bankTransferPaymentId } = await ask('/payment/bank-transfer/checkoutForm/initialize', transfer)
  await ask('/payment/bank-transfer/checkoutForm/notify', { bankTransferPaymentId })
  order({ creditRefusal: 'GOLD', price: 600 })
  await ask('/api/v2/pay-with-credit/bank-list', { memberKycLevel: 2, paidPrice: 600, locale: 'tr' })
  order({ price: 600 })
  const credit = { ...paying, paidPrice: 600, checkoutFormToken: token, acquirerId: '9001', memberKycLevel: 2 }
  await ask('/api/v2/pay-with-credit/bank-list', credit)
  await ask('/api/v1/pay-with-credit/installment/payment-plan', credit)
  const { creditToken } = await ask('/api/v1/pay-with-credit/validation', credit)
  await ask('/api/v2/pay-with-credit/application', { ...credit, creditToken })
  order()
  await ask('/payment/pay-with-wallet/check-pwi-preference', { locale: 'tr' })
  await ask('/payment/pay-with-wallet/foreign-number', { locale: 'tr' })
  order({ kind: 'refund' })
  const { refundToken } = await ask('/payment/refund-to-balance/detail', { locale: 'tr', token })
  await ask('/api/v1/consumer-funds/refund-to-balance/claim', { claimToken: refundToken })
  order({ kind: 'settlement' })
  const { settlementToken } = await ask('/payment/settlement-to-balance/detail', { locale: 'tr', token })
  const settings = { settlementToBalanceType: 'ALL_TIME', token: settlementToken }
  await ask('/api/v1/consumer-funds/settlement-to-balance/settings', settings)
  await provider.close()
  const text = answers
    .join('\n')
    .replace(/[\w+/=]{100,}/g, (content) => `base64 of ${Buffer.from(content, 'base64').toString('utf8')}`)
    .replace(/\b1[789]\d{11}\b/g, 'NOW')
    .replace(/127\.0\.0\.1:\d+/g, 'HOST')
  return { text, paths: provider.requests().map(({ path }) => path), refusals: provider.refusals() }
}

/** Knobs that only make the default behaviour explicit. */
const AS_IT_IS: readonly KnobName[] = ['force3DsAsBoolean', 'usedTokenSucceeds']

let plain: Awaited<ReturnType<typeof tour>>

beforeAll(async () => {
  plain = await tour([])
})

it('the second provider answers every documented call and refuses none (GWY-12~)', async () => {
  expect(plain.refusals).toEqual([])
  const asked = CALL_NAMES.filter((name) => plain.paths.includes(CALLS[name].path.replace('{product}', 'wallet')))
  expect(asked).toEqual([...CALL_NAMES])
  expect((await tour([])).text).toBe(plain.text)
})

it.each(KNOB_NAMES)('the knob %s changes an answer, unless it names the default behaviour (GWY-12~)', async (knob) => {
  const changed = (await tour([knob])).text !== plain.text
  expect(changed).toBe(!AS_IT_IS.includes(knob))
})

it.each(['noContent', 'emptyBody'] as const)(
  'the knob %s empties no answer that contains a plain form’s URL (FRGN-03~, GWY-12~)',
  async (knob) => {
    const provider = await startProvider({ appOrigin, knobs: [knob], seed: 7 })
    onTestFinished(provider.close)
    const checkoutFormUrl = 'https://www.shop.example/plain'
    const contact = { email: 'anna@shop.example', gsmNumber: '+4915112345678' }
    const [leaving, staying] = [provider.makeOrder({ ...contact, checkoutFormUrl }), provider.makeOrder(contact)]
    for (const name of ['check-pwi-preference', 'foreign-number']) {
      const ask = async ({ token }: { readonly token: string }) => {
        const sent = { method: 'POST', headers: { 'X-IYZI-TOKEN': token }, body: JSON.stringify({ locale: 'tr' }) }
        return (await fetch(`${provider.origin}/payment/pay-with-wallet/${name}?locale=tr`, sent)).text()
      }
      expect(await ask(leaving)).toContain(checkoutFormUrl)
      expect(await ask(staying)).toBe('')
    }
  },
)
