import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Gateway } from '../../src/gateways/provider'
import { withSandbox } from '../support/with-sandbox'
import { openApp } from './support/app'
import { configurationFor } from './support/configuration-for'
import { json, openServer } from './support/own-server'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** Every path of the specification, by the gateway that serves it. */
const SERVED: readonly (readonly [Gateway, readonly string[]])[] = [
  [
    'payment',
    [
      '/payment/pay-with-{product}/detail',
      '/payment/pay-with-{product}/foreign-number',
      '/payment/pay-with-{product}/check-pwi-preference',
      '/payment/refund-to-balance/detail',
      '/payment/settlement-to-balance/detail',
      '/payment/fund/auth',
      '/payment/fund/auth/mix-payment',
      '/payment/bank-transfer/checkoutForm/initialize',
      '/payment/bank-transfer/checkoutForm/notify',
      '/payment/iyzipos/checkoutform/auth/ecom',
      '/payment/iyzipos/checkoutform/initializebkm/ecom',
      '/payment/iyzipos/checkoutform/initialize3ds/ecom',
      '/payment/iyzipos/checkoutform/installment',
      '/payment/checkout/inquire',
    ],
  ],
  [
    'consumer',
    [
      '/api/v1/consumer-funds/balances',
      '/api/v1/consumer-funds/balance/kyc-limit-validation',
      '/api/v1/consumer-funds/refund-to-balance/claim',
      '/api/v1/consumer-funds/settlement-to-balance/settings',
    ],
  ],
  [
    'member',
    [
      '/api/v1/members-login/otp-quick-login-initialize',
      '/api/v2/members-login/otp-quick-login-initialize',
      '/api/v1/members-login/quick-register',
      '/api/v2/members-login/register',
      '/api/v1/members-login/login-complete',
      '/api/v1/members-login/login/sms-resend',
      '/api/v1/members-login/login/gsm-update',
      '/api/v1/members-login/kyc-level',
      '/api/v2/members-login/check-existence-by-gsm',
      '/api/v1/members-auth/login-credentials',
      '/api/v1/members-auth/cardsAndMemberToken',
      '/api/v1/members-auth/send-sms-app-link',
      '/api/v1/members/users/communicationsPermission',
      '/api/v1/member-{product}-cards/management/cards',
      '/api/v1/checkout/update-contact',
      '/api/v2/pay-with-credit/bank-list',
      '/api/v1/pay-with-credit/validation',
      '/api/v2/pay-with-credit/application',
      '/api/v1/pay-with-credit/installment/payment-plan',
      // Not paths of the specification: the member gateway serves every other path.
      '/api/v1/consumer-preferences',
      '/api/v3/anything',
    ],
  ],
]

/** Three servers, one per gateway. */
async function threeGateways() {
  const open = () => openServer((outgoing) => json(outgoing, { status: 'success' }))
  return { payment: await open(), member: await open(), consumer: await open() }
}

describe('paths of the gateways', () => {
  it.each(SERVED.flatMap(([gateway, paths]) => paths.map((path) => [gateway, path] as const)))(
    'a path of the %s gateway is sent to that gateway’s address alone: %s (GWY-01)',
    async (gateway, path) => {
      const servers = await threeGateways()
      const configuration = configurationFor(servers.payment.origin, {
        gateways: {
          payment: servers.payment.origin,
          member: servers.member.origin,
          consumer: servers.consumer.origin,
        },
      })
      const { http } = openApp({ configuration, token: 'a-token' })
      valueOf(await http.send({ path, method: 'POST', kind: 'read', by: 'visitor', body: {}, schema: v.unknown() }))
      const heard = Object.entries(servers).map(([name, server]) => [name, server.heard.map((call) => call.path)])
      const expected = path.replace('{product}', 'wallet')
      expect(Object.fromEntries(heard)).toEqual({ payment: [], member: [], consumer: [], [gateway]: [expected] })
    },
  )

  it('a path is appended to the path of its base address, with or without a final slash (GWY-01~)', async () => {
    const server = await openServer((outgoing) => json(outgoing, { status: 'success' }))
    const { origin, heard } = server
    const gateways = { payment: `${origin}/pay/`, member: `${origin}/members`, consumer: `${origin}/funds/v/` }
    const { http } = openApp({ configuration: configurationFor(origin, { gateways }), token: 'a-token' })
    for (const path of ['/payment/fund/auth', '/api/v1/checkout/update-contact', PATHS.balances])
      await http.send({ path, method: 'GET', kind: 'read', by: 'visitor', schema: v.unknown() })
    expect(heard.map(({ path }) => path)).toEqual([
      '/pay/payment/fund/auth',
      '/members/api/v1/checkout/update-contact',
      `/funds/v${PATHS.balances}`,
    ])
  })
})

describe('payments over three gateways', () => {
  it('a payment uses each of the three gateways of the configuration (GWY-01~)', async () => {
    const { app, payment, seen } = await arrive({ member: { balance: 640.25 } })
    valueOf(await app.payments.detail())
    const paying = await payment()
    const balance = v.object({ amount: v.string(), currencyCode: v.string() })
    const outcome = await app.http.send({
      path: PATHS.balances,
      method: 'GET',
      kind: 'read',
      by: 'member',
      schema: balance,
    })
    expect(valueOf(outcome)).toEqual({ amount: '640.25', currencyCode: 'TRY' })
    valueOf(await app.payments.payByCard.auth(paying))
    expect((await seen()).map(({ method, path, status }) => `${method} ${path} ${status ?? ''}`)).toEqual([
      `POST /payment-gateway${PATHS.detail} 200`,
      `POST /member-gateway${PATHS.loginStart} 200`,
      `POST /member-gateway${PATHS.loginComplete} 200`,
      `POST /member-gateway${PATHS.cards} 200`,
      `GET /consumer-gateway${PATHS.balances} 200`,
      `POST /payment-gateway${PATHS.cardAuth} 200`,
    ])
  })
})
