import { beforeEach, describe, expect, it } from 'vitest'
import { deskVisitor, valuesOf } from './desk-visitor'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, makeOrder, readyToPay } from './shopper'

let sandbox: Harness
let desk: ReturnType<typeof deskVisitor>
beforeEach(async () => {
  sandbox = await openSandbox()
  desk = deskVisitor(sandbox)
})

const detail = ({ token }: { token: string }) =>
  call(sandbox, { token, path: PATHS.detail, payload: { locale: 'tr', checkoutFormToken: token } })

describe('the request log of the desk', () => {
  it('the request log shows a request’s content without card number, CVC or whole token', async () => {
    const { order, login, pay } = await readyToPay(sandbox)
    await pay()
    const html = await desk.look('/requests')
    expect(valuesOf(html, 'data-request')[0]).toBe(PATHS.auth)
    expect(html).toContain('540036••••••0003')
    expect(html).toContain(`${order.token.slice(0, 8)}…`)
    const log = html.slice(html.indexOf('id="requests"'))
    const secrets = ['5400360000000003', '&quot;123&quot;', order.token, login.memberToken]
    for (const secret of [...secrets, ...Object.values(login.headers).slice(0, 1)]) expect(log).not.toContain(secret)
  })

  it('the request log shows each refusal with its reason', async () => {
    const { pay } = await readyToPay(sandbox)
    await pay()
    await pay({ surplus: 1 })
    const html = await desk.look('/requests?lang=en')
    expect(valuesOf(html, 'data-refused')).toEqual(['wrong-payload'])
    expect(html).toContain('A field of the body is wrong or missing: surplus')
    expect(valuesOf(await desk.look('/requests?refused=on'), 'data-request')).toEqual([PATHS.auth])
  })

  it('the request log can be filtered by path, order and outcome', async () => {
    const order = await makeOrder(sandbox)
    await detail(order)
    await detail(await makeOrder(sandbox))
    await call(sandbox, { token: order.token, path: '/payment-gateway/nowhere', payload: {} })
    const found = async (query: string) => valuesOf(await desk.look(`/requests?${query}`), 'data-request')
    expect(await found('')).toHaveLength(3)
    expect(await found('path=detail')).toEqual([PATHS.detail, PATHS.detail])
    expect(await found(`token=${order.token}`)).toEqual(['/payment-gateway/nowhere', PATHS.detail])
    expect(await found(`token=${order.token}&outcome=answered`)).toEqual([PATHS.detail])
    expect(await found('outcome=cut')).toEqual([])
  })

  it('the request log lists a cut call and a call in progress, each under its own outcome', async () => {
    sandbox = await openSandbox({ arePatient: true })
    desk = deskVisitor(sandbox)
    const path = '/payment/pay-with-wallet/detail'
    const [cut, held] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    await sandbox.control('/faults', { path, token: cut.token, phase: 'before', act: 'reset' })
    await sandbox.control('/faults', { path, token: held.token, act: 'hold' })
    await detail(cut)
    const waiting = detail(held)
    await sandbox.control('/held', { paths: [path], token: held.token })
    const found = async (order: { token: string }, outcome: string) =>
      valuesOf(await desk.look(`/requests?token=${order.token}&outcome=${outcome}`), 'data-request')
    expect([await found(cut, 'cut'), await found(cut, 'open')]).toEqual([[PATHS.detail], []])
    expect([await found(held, 'cut'), await found(held, 'open')]).toEqual([[], [PATHS.detail]])
    await sandbox.control('/held', { paths: [path], token: held.token, act: 'pass' })
    await waiting
    expect([await found(held, 'answered'), await found(held, 'open')]).toEqual([[PATHS.detail], []])
  })
})
