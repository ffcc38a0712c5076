import { describe, expect, it } from 'vitest'
import { LOGIN } from '../machines/support/login'
import { CONTRACT } from '../support/contract/all'
import { newSession } from '../support/new-session'
import { withSandbox } from '../support/with-sandbox'
import { openApp } from './support/app'
import { GOOD_CARD } from './support/cards'
import { configurationFor } from './support/configuration-for'
import { json, openServer } from './support/own-server'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const arrive = withShoppers(withSandbox())

/** The channel fields in the calls' bodies, by the last part of the path. */
function channelsOf(calls: readonly { readonly path: string; readonly body: unknown }[]): [string, string, unknown][] {
  return calls.flatMap(({ path, body }) =>
    Object.entries((body ?? {}) as Record<string, unknown>)
      .filter(([name]) => /channel/i.test(name))
      .map(([name, value]): [string, string, unknown] => [path.slice(path.lastIndexOf('/') + 1), name, value]),
  )
}

describe('the channel', () => {
  it('the channel in each call that has one is that of the wallet (IDEN-09~)', async () => {
    const { app, payment, seen } = await arrive()
    valueOf(await app.payments.detail())
    valueOf(await app.payments.payByCard.auth(await payment()))
    valueOf(await app.payments.outcome())
    expect(channelsOf(await seen())).toEqual([
      ['otp-quick-login-initialize', 'loginChannel', 'PAY_WITH_WALLET'],
      ['login-complete', 'loginChannel', 'PAY_WITH_WALLET'],
      ['ecom', 'paymentChannel', 'PAY_WITH_WALLET'],
    ])
  })

  it('the channel is the wallet’s in each of its fields, in each flow, for every product (IDEN-09)', async () => {
    for (const [slug, channel] of [
      ['wallet', 'PAY_WITH_WALLET'],
      ['my-2nd-wallet', 'PAY_WITH_MY_2ND_WALLET'],
    ] as const) {
      for (const flow of ['pay', 'refund', 'settlement'] as const) {
        const server = await openServer((outgoing) => json(outgoing, { status: 'failure', errorCode: '1' }))
        const configuration = configurationFor(server.origin, { product: { slug, name: 'Another' } })
        const session = newSession()
        session.logIn(LOGIN)
        const { requestContext } = openApp({ configuration, token: 'a-token', flow, session })
        for (const { make } of CONTRACT) await make(requestContext)
        const told = channelsOf(server.heard)
        expect(new Set(told.map(([, name]) => name))).toEqual(
          new Set(['loginChannel', 'registerChannel', 'paymentChannel', 'channelType']),
        )
        expect(told.filter(([, , value]) => value !== channel)).toEqual([])
      }
    }
  })

  it.each([
    ['purse', 'PAY_WITH_PURSE'],
    ['my-2nd-wallet', 'PAY_WITH_MY_2ND_WALLET'],
  ])('the channel and the paths follow the configured product: %s is %s (IDEN-09~)', async (slug, channel) => {
    const server = await openServer((outgoing) => json(outgoing, { status: 'failure', errorCode: '1' }))
    const configuration = configurationFor(server.origin, { product: { slug, name: 'Another' } })
    const { payments, members } = openApp({ configuration, token: 'a-token' })
    await payments.detail()
    await members.startLogin({ email: 'a@posta.example', phone: '+905610000000' })
    await members.completeLogin({ memberUserId: 'u', referenceCode: 'r', verificationCode: '123456' })
    await payments.payByCard.auth({
      submissionId: 's',
      price: { minor: 1, currency: 'TRY' },
      installment: 1,
      memberId: '1',
      memberEmail: 'a@posta.example',
      gsmNumber: '+905610000000',
      memberToken: 't',
      userIdentification: '',
      browserFingerprint: '',
      card: GOOD_CARD,
    })
    expect(server.heard[0]?.path).toBe(PATHS.detail.replace('wallet', slug))
    expect(channelsOf(server.heard)).toEqual([
      ['otp-quick-login-initialize', 'loginChannel', channel],
      ['login-complete', 'loginChannel', channel],
      ['ecom', 'paymentChannel', channel],
    ])
  })
})
