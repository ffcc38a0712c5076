import { beforeEach, describe, expect, it } from 'vitest'
import { emptyState } from '../../sandbox/records/state'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, makeMember, makeOrder, readyToPay } from './shopper'

const AUTH = '/payment/iyzipos/checkoutform/auth/ecom'
const DETAIL = '/payment/pay-with-wallet/detail'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox({ built: { '/assets/countries-1a2b.js': 'code' }, arePatient: true })
})

const hold = (fault: object) => sandbox.control('/faults', { act: 'hold', ...fault })

const goOn = (paths: readonly string[], how: object) => sandbox.control<object>('/held', { paths, ...how })

const ask = (token: string) =>
  call(sandbox, { token, path: PATHS.detail, payload: { locale: 'tr', checkoutFormToken: token } })

describe('held calls', () => {
  it('a held call waits until it is released, and its body can be read meanwhile (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await hold({ path: DETAIL, token })
    const asked = ask(token)
    const held = await goOn([DETAIL], { token, act: 'pass' })
    expect(held).toMatchObject({ path: DETAIL, checkoutFormToken: token })
    expect((await asked).body).toMatchObject({ status: 'success', price: 2480 })
  })

  it.each([
    ['failure:5125', { status: 'failure', errorCode: '5125' }],
    ['answer:{"status":"success","price":1}', { status: 'success', price: 1 }],
    ['with:{"price":7}', { status: 'success', price: 7, currency: 'TRY' }],
  ])('a held call can be answered by any act: %s (SBX-05~)', async (act, body) => {
    const { token } = await makeOrder(sandbox)
    await hold({ path: DETAIL, token })
    const asked = ask(token)
    await goOn([DETAIL], { token, act })
    expect((await asked).body).toMatchObject(body)
  })

  it('a held call in phase after-commit takes effect before its answer is lost (SBX-05~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    const { token } = order
    await hold({ path: AUTH, token })
    const paid = pay()
    await goOn([AUTH], { token, act: 'status:500', phase: 'after-commit' })
    expect((await paid).status).toBe(500)
    const ledger = await sandbox.control<{ authorisations: object[] }>(`/ledger?token=${token}`)
    expect(ledger.authorisations).toHaveLength(1)
  })

  it('a held call without an act is only read, and the oldest one is released first (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await hold({ path: DETAIL, token })
    const [first, second] = [ask(token), ask(token)]
    await goOn([DETAIL], { token })
    await goOn([DETAIL], { token, act: 'failure:1' })
    await goOn([DETAIL], { token, act: 'pass' })
    expect([(await first).body['status'], (await second).body['status']]).toEqual(['failure', 'success'])
    await expect(goOn([DETAIL], { token, waitSeconds: 0 })).rejects.toThrow(/no call of .*detail is held/)
  })

  it('a hold begins after the given number of calls, and skips calls with the excepted text (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await hold({ path: DETAIL, token, act: 'hold:1' })
    expect((await ask(token)).status).toBe(200)
    const held = ask(token)
    await goOn([DETAIL], { token, act: 'status:503' })
    expect((await held).status).toBe(503)
    await sandbox.control(`/faults?token=${token}`, [], 'PUT')
    await hold({ path: DETAIL, token, unless: '"locale":"tr"' })
    expect((await ask(token)).status).toBe(200)
  })

  it('a held call is dropped if its page gives it up (SBX-05~)', async () => {
    sandbox = await openSandbox()
    const { token } = await makeOrder(sandbox)
    await hold({ path: DETAIL, token })
    await sandbox.send('gateways', PATHS.detail, { method: 'POST', headers: { checkoutFormToken: token } })
    await expect(goOn([DETAIL], { token, waitSeconds: 0 })).rejects.toThrow(/is held/)
  })

  it('a held call can be a chunk, which has no order (SBX-05~)', async () => {
    await hold({ gateway: 'app', path: '/assets/countries-*' })
    const loading = sandbox.send('app', '/assets/countries-1a2b.js')
    await goOn(['/assets/countries-*'], { act: 'status:500' })
    expect((await loading).status).toBe(500)
  })
})

describe('control calls for an order’s timings and OTP', () => {
  it('an order can have timings of its own on its page, without changing those of another order (SBX-01~)', async () => {
    const shell = '<script type="application/json" id="checkout-config">{}</script>'
    sandbox = await openSandbox({
      built: { '/identify.tr.html': shell, '/build.json': '{"styleHashes":[],"scriptHashes":[]}' },
    })
    const { token } = await sandbox.control<{ token: string }>('/orders', { waits: { redirectPause: 77_000 } })
    const other = await makeOrder(sandbox)
    const pageOf = async (of: string) => (await sandbox.send('app', `/?token=${of}&lang=tr`)).text()
    expect(await pageOf(token)).toContain('"redirectPause":77000')
    expect(await pageOf(other.token)).toContain('"redirectPause":2500')
  })

  it('a control call sends an order’s OTP to a member, and another one returns it (SBX-03~)', async () => {
    const [member, { token }] = [await makeMember(sandbox), await makeOrder(sandbox)]
    const sent = await sandbox.control<object>(`/members/${member.memberId}/code`, { token })
    expect(sent).toMatchObject({ memberUserId: member.memberUserId })
    const told = await sandbox.control<{ code: string; wrongCode: string }>(`/codes/${token}`)
    expect(told.code).toMatch(/^\d{6}$/)
    expect(told.wrongCode).not.toBe(told.code)
    expect(await sandbox.control('/new-number')).not.toEqual({ gsmNumber: member.gsmNumber })
  })

  it.each([
    ['000000', '000001'],
    ['000001', '000000'],
  ])('the control call for an order’s OTP %s has another one that is wrong: %s (SBX-03~)', async (code, wrongCode) => {
    const state = emptyState(1)
    sandbox = await openSandbox({ state })
    state.messages.push({ at: 1, token: 't', gsmNumber: '+905320000000', language: 'tr', text: code, code })
    expect(await sandbox.control('/codes/t')).toEqual({ code, wrongCode })
  })
})
