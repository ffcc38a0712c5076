import { beforeEach, describe, expect, it } from 'vitest'
import { START, openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, dataOf, makeOrder, readyToPay, walletOf } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const detailOf = async (token: string) =>
  (await call(sandbox, { token, path: PATHS.detail, payload: { locale: 'tr', checkoutFormToken: token } })).body

describe('the lifetime of an order', () => {
  it('an order expires after its requested lifetime, 30 minutes by default (CNT-01~)', async () => {
    const { token } = await makeOrder(sandbox, { expiresInSeconds: 62 })
    const usual = await makeOrder(sandbox)
    expect(await detailOf(token)).toMatchObject({ checkoutFormTokenExpireTime: 62 })
    expect(await detailOf(usual.token)).toMatchObject({ checkoutFormTokenExpireTime: 1800 })
    sandbox.pass(61)
    expect(await detailOf(token)).toMatchObject({ checkoutFormTokenExpireTime: 1 })
    sandbox.pass(1)
    expect(await detailOf(token)).toMatchObject({ status: 'failure', errorCode: '5125' })
    expect(await sandbox.control(`/orders/${token}`)).toMatchObject({ expiresAt: START + 62_000, usable: false })
    expect(await detailOf(usual.token)).toMatchObject({ status: 'success' })
  })

  it.each([
    ['seconds-left', 100, 40],
    ['milliseconds-left', 100_000, 40_000],
    ['seconds-instant', START / 1000 + 100, START / 1000 + 100],
    ['milliseconds-instant', START + 100_000, START + 100_000],
  ])('an order gives its expiry as %s (CNT-01~)', async (expireTimeForm, fresh, later) => {
    const { token } = await makeOrder(sandbox, { expiresInSeconds: 100, expireTimeForm })
    expect(await detailOf(token)).toMatchObject({ checkoutFormTokenExpireTime: fresh, systemTime: START })
    sandbox.pass(60)
    expect(await detailOf(token)).toMatchObject({ checkoutFormTokenExpireTime: later, systemTime: START + 60_000 })
  })

  it('an order’s expiry is in whole seconds, rounded up (CNT-01~)', async () => {
    sandbox.pass(0.25)
    const left = await makeOrder(sandbox, { expiresInSeconds: 10 })
    const instant = await makeOrder(sandbox, { expiresInSeconds: 10, expireTimeForm: 'seconds-instant' })
    sandbox.pass(9.5)
    expect(await detailOf(left.token)).toMatchObject({ checkoutFormTokenExpireTime: 1 })
    expect(await detailOf(instant.token)).toMatchObject({ checkoutFormTokenExpireTime: START / 1000 + 11 })
  })

  it('an order whose clock was advanced gives the advanced time in order detail and card list (CNT-01~)', async () => {
    const order = { expiresInSeconds: 100, expireTimeForm: 'milliseconds-instant', memberSessionSeconds: 200 }
    const { order: made, login } = await readyToPay(sandbox, { order })
    const { token } = made
    await sandbox.control('/clock', { token, advanceSeconds: 70 })
    const systemTime = START + 70_000
    expect(await detailOf(token)).toMatchObject({ checkoutFormTokenExpireTime: START + 100_000, systemTime })
    const wallet = await walletOf(sandbox, token, login.headers)
    expect(wallet).toMatchObject({ memberTokenExpireDate: START + 200_000, systemTime })
  })
})

describe('the lifetime of a login', () => {
  it('a login expires after the order’s session lifetime, in every answer and in its token (CNT-01~)', async () => {
    const { order, login, member } = await readyToPay(sandbox, { order: { memberSessionSeconds: 65 } })
    const { token } = order
    const { memberId, memberUserId } = member
    expect(login.data).toMatchObject({ expiresIn: 65 })
    const claims = Buffer.from(String(login.data['accessToken']).split('.')[1] ?? '', 'base64url').toString()
    expect(JSON.parse(claims)).toMatchObject({ exp: Math.floor(START / 1000) + 65 })
    const wallet = await walletOf(sandbox, token, login.headers)
    expect(wallet).toMatchObject({ memberTokenExpireDate: START + 65_000 })
    const restore = () => {
      const payload = { memberUserId, memberId }
      return call(sandbox, { token, path: PATHS.credentials, payload, headers: login.headers })
    }
    sandbox.pass(64)
    expect(dataOf(await restore())).toMatchObject({ expiresIn: 1 })
    sandbox.pass(1)
    expect((await restore()).status).toBe(401)
  })

  it('a login can pay until its member token expires, before or after the session (CNT-01~)', async () => {
    let start = START
    for (const memberTokenSeconds of [40, 2_000]) {
      const { order, login, pay } = await readyToPay(sandbox, {
        order: { memberTokenSeconds, memberSessionSeconds: 900 },
      })
      const wallet = await walletOf(sandbox, order.token, login.headers)
      expect(wallet).toMatchObject({ memberTokenExpireDate: start + memberTokenSeconds * 1000 })
      const later = Math.min(memberTokenSeconds, 800)
      sandbox.pass(later)
      start += later * 1000
      const { body } = await pay()
      expect(body).toMatchObject({ status: memberTokenSeconds < 800 ? 'failure' : 'success' })
    }
  })

  it('a login with a longer lifetime than its order cannot pay after the order expired (CNT-04~)', async () => {
    const order = { expiresInSeconds: 30, memberSessionSeconds: 60 }
    const { pay } = await readyToPay(sandbox, { order })
    sandbox.pass(30)
    expect((await pay()).body).toMatchObject({ errorCode: '5125' })
  })
})
