import { afterEach, describe, expect, it } from 'vitest'
import { type Fields, fieldsAt, isFields, textAt, valueAt } from './fields.ts'
import { canBeTogether, KNOB_NAMES, type KnobName, KNOBS, randomKnobs } from './knobs.ts'
import { type MemberMade, type Provider, startProvider } from './provider.ts'

const appOrigin = 'http://127.0.0.1:1'
const channel = 'PAY_WITH_WALLET'
const VISA = '4543590000000006'

interface Shopper {
  readonly token: string
  readonly member: MemberMade
  accessToken: string
  memberToken: string
}

let provider: Provider

afterEach(async () => {
  await provider.close()
})

const ask = async (shopper: Shopper, path: string, body?: Fields, method = body ? 'POST' : 'GET'): Promise<Fields> => {
  const response = await fetch(`${provider.origin}${path}?locale=tr`, {
    method,
    headers: {
      'content-type': 'application/json',
      'X-IYZI-TOKEN': shopper.token,
      origin: appOrigin,
      ...(shopper.accessToken === '' ? {} : { authorization: `Bearer ${shopper.accessToken}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status === 502) return ask(shopper, path, body, method)
  if (response.status === 429) {
    provider.advance(2000)
    return ask(shopper, path, body, method)
  }
  const answer: unknown = text === '' ? {} : JSON.parse(text)
  const fields = isFields(answer) ? answer : {}
  const data = fields['data']
  return isFields(data) ? { ...fields, ...data } : fields
}

const start = async (knobs: readonly KnobName[], balance = 0): Promise<Shopper> => {
  provider = await startProvider({ appOrigin, knobs, seed: 7 })
  const member = provider.makeMember({ cards: [VISA], balance })
  const { token } = provider.makeOrder({ price: 150, email: member.email, gsmNumber: member.gsmNumber })
  return { token, member, accessToken: '', memberToken: '' }
}

const logIn = async (shopper: Shopper): Promise<void> => {
  const { email, gsmNumber } = shopper.member
  const begun = await ask(shopper, '/api/v1/members-login/otp-quick-login-initialize', {
    email,
    phoneNumber: gsmNumber,
    loginChannel: channel,
  })
  const loginSmsVerification = {
    memberUserId: begun['memberUserId'],
    referenceCode: begun['referenceCode'],
    verificationCode: provider.codes(gsmNumber).at(-1),
  }
  const login = await ask(shopper, '/api/v1/members-login/login-complete', {
    loginSmsVerification,
    loginChannel: channel,
  })
  shopper.accessToken = textAt(login, 'accessToken') ?? ''
  const memberId = valueAt(login, 'memberLoginDto.memberId')
  const cards = { checkoutFormToken: shopper.token, memberId }
  shopper.memberToken =
    textAt(await ask(shopper, '/api/v1/members-auth/cardsAndMemberToken', cards), 'memberToken') ?? ''
  await ask(shopper, '/api/v1/consumer-funds/balances')
}

const paying = ({ member, memberToken }: Shopper): Fields => ({
  locale: 'tr',
  paymentChannel: channel,
  memberId: member.memberId,
  memberToken,
  gsmNumber: member.gsmNumber,
  memberGsmNumber: member.gsmNumber,
  memberEmail: member.email,
  email: member.email,
  browserFingerprint: 'f',
  paidPrice: 150,
  installment: 1,
  conversationId: 'attempt-1',
  authenticationToken: memberToken,
})

const newCard = (cardNumber = VISA): Fields => ({
  paymentCard: {
    cardHolderName: 'John Doe',
    cardNumber,
    expireMonth: '12',
    expireYear: '2040',
    cvc: '123',
    registerConsumerCard: false,
  },
})

const detail = (shopper: Shopper) =>
  ask(shopper, '/payment/pay-with-wallet/detail', { locale: 'tr', checkoutFormToken: shopper.token })

const CARD = '/payment/iyzipos/checkoutform/auth/ecom'
const THREE_DS = '/payment/iyzipos/checkoutform/initialize3ds/ecom'

/** Goes through the bank's page as a browser does, without running its scripts. */
const visitBank = async (content: string, decision: string): Promise<string> => {
  const html = Buffer.from(content, 'base64').toString('utf8').replaceAll('&#58;', ':').replaceAll('&#x2F;', '/')
  const inputs = html.matchAll(/<input type=["']hidden["'] name=["'](\w+)["'] value=["']([^"']*)["']/gi)
  const form = new URLSearchParams(Object.fromEntries([...inputs].map(([, name, value]) => [name ?? '', value ?? ''])))
  const action = /id="iyzico-3ds-form" action="([^"]+)"/.exec(html)?.[1] ?? ''
  await fetch(action, { method: 'POST', body: form })
  form.set('decision', decision)
  form.set('code', '283126')
  const confirm = form.get('confirmationUrl') ?? ''
  const confirmed = await fetch(confirm, { method: 'POST', body: form, redirect: 'manual' })
  const callback = confirmed.headers.get('location') ?? ''
  const back = await fetch(callback, { method: 'POST', body: form, redirect: 'manual' })
  return back.headers.get('location') ?? ''
}

describe('card payments at the second provider', () => {
  it.each([undefined, ...KNOB_NAMES])(
    'a card payment is in the ledger once with the knob %s (GWY-12~)',
    async (knob) => {
      const shopper = await start(knob === undefined ? [] : [knob])
      expect((await detail(shopper))['status']).toBe('success')
      await logIn(shopper)
      const question = { binNumber: VISA.slice(0, 8), price: 150, currency: 'TRY', locale: 'tr' }
      await ask(shopper, '/payment/iyzipos/checkoutform/installment', question)
      const paid = await ask(shopper, CARD, { ...paying(shopper), ...newCard() })
      expect(paid['status']).toBe('success')
      const content = textAt(paid, 'threeDSHtmlContent')
      if (content !== undefined) expect(await visitBank(content, 'approved')).toContain('/result-page?')
      expect(provider.ledger(shopper.token)).toMatchObject([
        { amount: 150, currency: 'TRY', submissionId: 'attempt-1', method: 'card' },
      ])
      await ask(shopper, CARD, { ...paying(shopper), ...newCard() })
      expect(provider.ledger(shopper.token)).toHaveLength(1)
      expect(provider.refusals()).toEqual([])
    },
  )

  it('a card payment is in the ledger once with each of 40 random sets of knobs (GWY-12~)', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const shopper = await start(randomKnobs(seed))
      await detail(shopper)
      await logIn(shopper)
      const paid = await ask(shopper, CARD, { ...paying(shopper), ...newCard() })
      const content = textAt(paid, 'threeDSHtmlContent')
      if (content !== undefined) await visitBank(content, 'approved')
      expect(provider.ledger(shopper.token), randomKnobs(seed).join()).toHaveLength(1)
      expect(provider.refusals(), randomKnobs(seed).join()).toEqual([])
      await provider.close()
    }
  })
})

describe('other payment methods at the second provider', () => {
  it('balance, mixed, 3-D Secure and BKM Express payments reach the ledger; a refused one does not (GWY-12~)', async () => {
    const shopper = await start([], 200)
    await logIn(shopper)
    expect(await ask(shopper, '/payment/fund/auth', paying(shopper))).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect(provider.balance(shopper.member.memberId)).toBe(50)
    const second = { ...shopper, token: provider.makeOrder().token }
    const part = { memberBalanceAmount: 50, ...newCard() }
    await ask(second, '/payment/fund/auth/mix-payment', { ...paying(second), ...part })
    expect(provider.ledger(second.token)).toMatchObject([{ method: 'mixed', amount: 150, fromBalance: 50 }])
    expect(provider.balance(shopper.member.memberId)).toBe(0)
    const third = { ...shopper, token: provider.makeOrder().token }
    const page = await ask(third, THREE_DS, { ...paying(third), ...newCard() })
    expect(await detail(third)).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
    const back = await visitBank(String(page['threeDSHtmlContent']), 'refused')
    expect(back).toBe(`${appOrigin}/pay?token=${third.token}&lang=tr`)
    expect(await detail(third)).toMatchObject({ paymentStatus: 'FAILURE', conversationId: 'attempt-1' })
    expect(provider.ledger(third.token)).toEqual([])
    const again = await ask(third, THREE_DS, { ...paying(third), ...newCard(), conversationId: 'attempt-2' })
    expect(await visitBank(String(again['threeDSHtmlContent']), 'approved')).toContain('/result-page?')
    expect(provider.ledger(third.token)).toMatchObject([{ method: 'three-ds', submissionId: 'attempt-2' }])
    const fourth = { ...shopper, token: provider.makeOrder().token }
    await ask(fourth, '/payment/iyzipos/checkoutform/initializebkm/ecom', paying(fourth))
    provider.bankDecides(fourth.token, 'approved')
    expect(provider.ledger(fourth.token)).toMatchObject([{ method: 'bkm' }])
    expect(provider.refusals()).toEqual([])
  })

  it('a bank transfer and a shopping credit are booked in the ledger (GWY-12~)', async () => {
    const shopper = await start([])
    await logIn(shopper)
    const bank = { ...paying(shopper), bankId: '64', buyerProtected: false }
    const begun = await ask(shopper, '/payment/bank-transfer/checkoutForm/initialize', bank)
    const { bankTransferPaymentId } = begun
    await ask(shopper, '/payment/bank-transfer/checkoutForm/notify', { bankTransferPaymentId })
    expect(provider.order(shopper.token)).toMatchObject({
      paymentStatus: 'INIT_BANK_TRANSFER',
      transfer: { notified: true },
    })
    provider.transferArrives(shopper.token)
    expect(provider.ledger(shopper.token)).toMatchObject([{ method: 'bank-transfer', amount: 150 }])
    const second = { ...shopper, token: provider.makeOrder({ price: 600 }).token }
    const credit = { ...paying(second), paidPrice: 600, checkoutFormToken: second.token, acquirerId: '9001' }
    await ask(second, '/api/v2/pay-with-credit/bank-list', { ...credit, memberKycLevel: 2 })
    const { creditToken } = await ask(second, '/api/v1/pay-with-credit/validation', credit)
    const application = await ask(second, '/api/v2/pay-with-credit/application', { ...credit, creditToken })
    expect(application['formData']).toContain('<form')
    provider.creditBankDecides(second.token, 'approved')
    expect(provider.ledger(second.token)).toMatchObject([{ method: 'credit', amount: 600 }])
    expect(provider.refusals()).toEqual([])
  })
})

describe('refusals of the second provider', () => {
  it('a declined card, a wrong code, a missing field and an expired token are refused (GWY-12~)', async () => {
    const shopper = await start([])
    await logIn(shopper)
    expect(await ask(shopper, CARD, { ...paying(shopper), ...newCard('4111111111111129') })).toMatchObject({
      status: 'failure',
      errorCode: '10051',
      errorGroup: 'NOT_SUFFICIENT_FUNDS',
    })
    expect(provider.ledger(shopper.token)).toEqual([])
    const wrong = { memberUserId: shopper.member.memberUserId, referenceCode: 'none', verificationCode: '000000' }
    const login = { loginSmsVerification: wrong, loginChannel: channel }
    expect(await ask(shopper, '/api/v1/members-login/login-complete', login)).toMatchObject({ status: 'failure' })
    expect(provider.refusals()).toEqual([])
    await ask(shopper, CARD, { ...paying(shopper), ...newCard(), paymentChannel: undefined })
    expect(provider.refusals()).toMatchObject([{ call: 'cardAuth', reason: 'paymentChannel is missing' }])
    provider.advance(1_800_001)
    expect(await detail(shopper)).toMatchObject({ errorCode: '5125' })
    expect(fieldsAt(await detail({ ...shopper, token: 'nobody' }), 'data')).toEqual({})
  })

  it('a preflight allows the page’s origin with its headers, and no other origin (GWY-12~)', async () => {
    await start([])
    const allowed = async (origin: string) => {
      const path = `${provider.origin}/payment/pay-with-wallet/detail?locale=tr`
      const { status, headers } = await fetch(path, { method: 'OPTIONS', headers: { origin } })
      return [status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]
    }
    expect(await allowed('http://elsewhere.example')).toEqual([204, null, null])
    expect(await allowed(appOrigin)).toEqual([204, appOrigin, 'accept, authorization, content-type, X-IYZI-TOKEN'])
  })

  it('a call before the end of its Retry-After is recorded as a refusal (GWY-12~)', async () => {
    const shopper = await start(['tooManyOnce'])
    const { email, gsmNumber } = shopper.member
    const identify = async () => {
      const headers = { 'X-IYZI-TOKEN': shopper.token }
      const body = JSON.stringify({ email, phoneNumber: gsmNumber, loginChannel: channel })
      const path = `${provider.origin}/api/v1/members-login/otp-quick-login-initialize?locale=tr`
      return (await fetch(path, { method: 'POST', headers, body })).status
    }
    expect([await identify(), await identify()]).toEqual([429, 429])
    expect(provider.refusals()).toMatchObject([{ reason: 'asked again within the wait' }])
    provider.advance(2000)
    expect(await identify()).toBe(200)
    expect(provider.codes(gsmNumber)).toHaveLength(1)
  })

  it('knobs that exclude each other are never drawn together (GWY-12~)', async () => {
    await start([])
    for (let seed = 1; seed <= 500; seed += 1) {
      const drawn = randomKnobs(seed)
      expect(drawn.every((one) => drawn.every((other) => canBeTogether(one, other)))).toBe(true)
    }
    expect(randomKnobs(3)).toEqual(randomKnobs(3))
    const named = KNOB_NAMES.flatMap((name) => KNOBS[name].excludes ?? [])
    expect(named.filter((name) => !KNOB_NAMES.some((known) => known === name))).toEqual([])
  })
})
