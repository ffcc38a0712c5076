import { beforeEach, describe, expect, it } from 'vitest'
import { deskVisitor, valuesOf } from './desk-visitor'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, makeOrder } from './shopper'

let sandbox: Harness
let desk: ReturnType<typeof deskVisitor>
beforeEach(async () => {
  sandbox = await openSandbox()
  desk = deskVisitor(sandbox)
})

const detail = ({ token }: { token: string }) =>
  call(sandbox, { token, path: PATHS.detail, payload: { locale: 'tr', checkoutFormToken: token } })

const AUTH = '/payment/iyzipos/checkoutform/auth/ecom'

describe('the fault panel', () => {
  it('the fault panel sets a preset for one order, which then strikes and is counted (SBX-05~)', async () => {
    const [order, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    const response = await desk.post(`/faults/preset?token=${order.token}`, { preset: 'payment-down' })
    expect(response.headers.get('location')).toBe(`${ORIGINS.gateways}/desk/faults?lang=tr&token=${order.token}`)
    expect([(await detail(order)).status, (await detail(other)).status]).toEqual([503, 200])
    expect(valuesOf(await desk.look('/faults'), 'data-struck')).toEqual(['1'])
  })

  it('the fault panel creates a rule from its fields, and counts how often it struck', async () => {
    const rule = { path: '/payment/*', which: 'every', count: '2', phase: 'before', act: 'status', argument: '502' }
    expect((await desk.post('/faults', rule)).status).toBe(303)
    const order = await makeOrder(sandbox)
    const statuses = [await detail(order), await detail(order), await detail(order)].map(({ status }) => status)
    expect(statuses).toEqual([200, 502, 200])
    const html = await desk.look('/faults?lang=en')
    expect(valuesOf(html, 'data-struck')).toEqual(['1'])
    expect(html).toContain('All of the payment gateway: Answers with an error status (502)')
  })

  it.each([
    ['count', { count: '0' }],
    ['count', { count: 'often' }],
    ['argument', { argument: '200' }],
    ['argument', { act: 'delay', argument: '' }],
  ])('the fault panel keeps the typed values and marks %s as invalid', async (field, changed) => {
    const rule = {
      path: AUTH,
      which: 'nth',
      count: '3',
      phase: 'after-commit',
      act: 'status',
      argument: '503',
      ...changed,
    }
    const response = await desk.post('/faults', rule)
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*value="${rule[field as 'count']}"[^>]*aria-invalid="true"`))
    expect(html).toContain('<option value="after-commit" selected>')
    expect(valuesOf(html, 'data-rule')).toEqual([])
  })

  it('the fault panel removes one rule, or all of them', async () => {
    for (const preset of ['slow-network', 'code-unsent', 'broken-order']) await desk.post('/faults/preset', { preset })
    const [first = '', ...others] = valuesOf(await desk.look('/faults'), 'data-rule')
    await desk.post('/faults/remove', { id: first })
    expect(valuesOf(await desk.look('/faults'), 'data-rule')).toEqual(others)
    await desk.post('/faults/remove', { all: '1' })
    expect(await desk.look('/faults')).toContain('hiçbir şey bozuk değil')
  })

  it('the fault panel has a label for every call and every act', async () => {
    const html = await desk.look('/faults?lang=en')
    const form = html.slice(html.indexOf(`action="${ORIGINS.gateways}/desk/faults?lang=en"`))
    const options = [...form.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)</g)]
    expect(options.length).toBeGreaterThan(15)
    expect(options.filter(([, value, name]) => value === name).map(([, value]) => value)).toEqual([])
  })
})
