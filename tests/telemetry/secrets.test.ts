import { describe, expect, it } from 'vitest'
import { Secrets, type SentByPage } from '../support/secrets'

const PLACES = { app: 'http://127.0.0.1:4100', gateways: 'http://127.0.0.1:4101' }
const CARD = '5549607159333771'
const PHONE = '+905321234567'
const EMAIL = 'ayse@posta.example'

const to = (path: string, body: object = {}, more: Partial<SentByPage> = {}): SentByPage => ({
  url: PLACES.gateways + path,
  from: PLACES.app,
  isNavigation: false,
  headers: {},
  body: JSON.stringify(body),
  ...more,
})

const CALLS = {
  begin: to('/member-gateway/api/v2/members-login/otp-quick-login-initialize', { email: EMAIL, phoneNumber: PHONE }),
  code: to('/member-gateway/api/v1/members-login/login-complete', {
    loginSmsVerification: { verificationCode: '907218' },
  }),
  pay: to(
    '/payment-gateway/payment/iyzipos/checkoutform/auth/ecom',
    { paymentCard: { cardNumber: CARD }, memberToken: 'member-token' },
    { headers: { authorization: 'Bearer access.token.x', 'x-wallet-lc': 'context' } },
  ),
  raise: to('/member-gateway/api/v1/members-login/kyc-level', { identityNumber: '10000000146' }),
} as const

/** The secrets of a journey with these calls and these further requests. */
function after(...others: readonly SentByPage[]) {
  const secrets = new Secrets(PLACES)
  for (const sent of [...Object.values(CALLS), ...others]) secrets.hear(sent)
  return secrets
}

describe('the secrets of a journey', () => {
  it('the secrets of a journey are learned from its own calls, and are no leak there (SEC-03~, CARD-14~)', () => {
    expect(after().leaks()).toEqual([])
    const all = [CARD, '907218', '10000000146', PHONE, EMAIL, 'access.token.x', 'member-token', 'context'].join(' ')
    const kinds = ['phone', 'e-mail', 'code', 'card number', 'token', 'national ID']
    expect(new Set(after().in(all))).toEqual(new Set(kinds))
    expect(new Secrets(PLACES).in(all)).toEqual([])
  })

  it.each([
    ['card number', '5549 6071 5933 3771'],
    ['card number', 'x=5549607159333771&y'],
    ['e-mail', 'ayse%40posta.example'],
    ['phone', '0532 123 45 67'],
    ['code', '{"code":"907218"}'],
  ])('the secrets of a journey are found however they are written: %s as %s (SEC-03~)', (kind, text) => {
    expect(after().in(text)).toEqual([kind])
  })

  it('the secrets of a journey are not found in a run of digits within an id (SEC-03~)', () => {
    expect(after().in('a-907218 907218b 1907218 9.907218')).toEqual([])
  })

  it.each([
    ['an address of the provider', to(`/member-gateway/api/v1/members?email=${EMAIL}`), 'e-mail in the address'],
    ['the counter of events', to('/analytics/i', { label: PHONE }), 'phone in what was sent'],
    ['a shop', { ...to('', { code: '907218' }), url: 'https://www.shop.example/' }, 'code in what was sent'],
    [
      'a bank, by a form',
      { ...to('', {}), url: 'https://bank.example/', isNavigation: true, body: `pan=${CARD}` },
      'card number in what was sent',
    ],
    [
      'another call',
      to('/member-gateway/api/v1/members-login/login/sms-resend', { pan: CARD }),
      'card number in what was sent',
    ],
    ['a call that takes no code', to('/payment-gateway/payment/fund/auth', { otp: '907218' }), 'code in what was sent'],
    [
      'a referrer',
      to('/analytics/i', {}, { headers: { referer: 'http://127.0.0.1:4100/?t=access.token.x' } }),
      'token in the address',
    ],
  ] as const)('the secrets of a journey are found in %s (SEC-03~, CARD-14~)', (_, sent, leak) => {
    expect(after(sent).leaks()).toEqual([expect.stringContaining(leak)])
  })

  it('the secrets of a journey are found on the console, and not in what another page sends (SEC-03~)', () => {
    const secrets = after({ ...to('', { pan: CARD }), url: 'https://bank.example/', from: 'https://bank.example' })
    expect(secrets.leaks()).toEqual([])
    secrets.hearSaid(`payment of ${EMAIL}`)
    expect(secrets.leaks()).toEqual(['e-mail on the console'])
  })
})
