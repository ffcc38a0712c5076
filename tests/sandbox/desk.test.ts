import { beforeEach, describe, expect, it } from 'vitest'
import { deskVisitor, valuesOf } from './desk-visitor'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { STRANGER } from './member-payloads'
import { PATHS, call, codePayload, dataOf, latestCode, makeMember, makeOrder, readyToPay } from './shopper'

let sandbox: Harness
let desk: ReturnType<typeof deskVisitor>
beforeEach(async () => {
  sandbox = await openSandbox()
  desk = deskVisitor(sandbox)
})

const AUTH = '/payment/iyzipos/checkoutform/auth/ecom'

describe('the desk', () => {
  it.each(['', '/members', '/ledger', '/requests', '/telemetry', '/faults', '/clock'])(
    'the desk has a page %s in both languages',
    async (path) => {
      for (const [lang, other] of [
        ['tr', 'English'],
        ['en', 'Türkçe'],
      ] as const) {
        const response = await sandbox.send('gateways', `/desk${path}?lang=${lang}`)
        const html = await response.text()
        expect(response.status).toBe(200)
        expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
        expect(html).toContain(`<html lang="${lang}">`)
        expect(html).toContain(other)
        expect(valuesOf(html, 'aria-current')).toEqual(['page'])
      }
    },
  )

  it('the desk answers an unknown page with 404', async () => {
    expect((await sandbox.send('gateways', '/desk/nowhere')).status).toBe(404)
  })

  const WRITES = [
    ['/faults', {}],
    ['/faults/preset', { preset: 'payment-down' }],
    ['/faults/remove', { all: '1' }],
    ['/clock', { minutes: '5' }],
    ['/ledger/mode', { mode: 'strict' }],
  ] as const

  it.each(WRITES)('the desk refuses a post to %s that does not come from its own pages', async (path, form) => {
    await sandbox.control('/faults', { path: AUTH, phase: 'before', act: 'html' })
    const before = await desk.look('/faults')
    for (const headers of [{ origin: ORIGINS.app }, { origin: 'null' }, { origin: 'https://elsewhere.example' }, {}]) {
      expect((await desk.post(path, form, headers)).status).toBe(403)
    }
    expect(await desk.look('/faults')).toBe(before)
    expect(await sandbox.control('/ledger')).toMatchObject({ mode: 'naive' })
    expect(await desk.look('/clock')).toContain('2025-11-21 14:36:20')
  })

  it('the desk’s referrer policy lets its own pages send their origin with a form', async () => {
    expect((await sandbox.send('gateways', '/desk')).headers.get('referrer-policy')).toBe('same-origin')
  })
})

describe('the list of orders on the desk', () => {
  it('the list of orders is newest first, with buyer, amount and state', async () => {
    const { order, pay, member } = await readyToPay(sandbox)
    await pay()
    const newer = await makeOrder(sandbox, { price: 12.5, currency: 'EUR' })
    const html = await desk.look('?lang=en')
    expect(valuesOf(html, 'data-order')).toEqual([newer.orderId, order.orderId])
    for (const text of ['€12.50', 'Not paid yet', '₺2,480.00', 'Paid', member.email]) expect(html).toContain(text)
    expect(html).toContain(`/desk/ledger?lang=en&amp;token=${order.token}`)
  })

  it('the list of orders shows expired and cancelled orders as such', async () => {
    const { token } = await makeOrder(sandbox)
    await sandbox.control('/clock', { advanceSeconds: 1800, token })
    expect(await desk.look('')).toContain('Süresi doldu')
    await makeOrder(sandbox).then((other) => sandbox.control(`/orders/${other.token}/cancel`, {}))
    expect(await desk.look('')).toContain('İptal edildi')
  })

  it('the list of orders shows that it is empty', async () => {
    expect(await desk.look('')).toContain('Henüz sipariş yok')
  })
})

describe('the list of members on the desk', () => {
  it('the list of members is newest first, with contact, level and consents (REG-02~, SBX-01~)', async () => {
    const { token } = await makeOrder(sandbox)
    const consents = { pdppPermission: 'PERMITTED_ON_REGISTER', communicationsPermission: 'PERMITTED' }
    const payload = { ...STRANGER, ...consents }
    const issued = dataOf(await call(sandbox, { token, path: PATHS.register, payload }))
    expect(await desk.look('/members')).not.toContain(STRANGER.email)
    const code = await latestCode(sandbox, STRANGER.phoneNumber)
    await call(sandbox, { token, path: PATHS.login, payload: codePayload(issued, code) })
    const [newest] = (await desk.look('/members?lang=en')).split('</li>')
    for (const text of ['Ece Işık', STRANGER.email, STRANGER.phoneNumber, 'Level 0']) expect(newest).toContain(text)
    expect(newest).toContain('Framework agreement: ACCEPTED')
    expect(newest).toContain('Explicit consent: PERMITTED_ON_REGISTER · Commercial messages: PERMITTED')
  })

  it('the list of members shows who gave no consent, and who is suspended', async () => {
    const { memberId } = await makeMember(sandbox, { suspended: true })
    const [newest] = (await desk.look('/members')).split('</li>')
    expect(newest).toContain(memberId)
    expect(newest).toContain('Kayıtlı onayı yok')
    expect(newest).toContain('Askıda')
  })
})

describe('the clock page of the desk', () => {
  it('the clock page moves the sandbox’s time forward, and shows each order’s remaining time', async () => {
    await makeOrder(sandbox)
    await desk.post('/clock', { minutes: '5' })
    const html = await desk.look('/clock')
    expect(html).toContain('2025-11-21 14:41:20')
    expect(valuesOf(html, 'data-seconds-left')).toEqual(['1500'])
    expect(html).toContain('25:00')
  })

  it('the clock page moves the time of one order and of no other', async () => {
    const order = await makeOrder(sandbox)
    await makeOrder(sandbox)
    const response = await desk.post(`/clock?lang=en&token=${order.token}`, { minutes: '29' })
    const html = await desk.look((response.headers.get('location') ?? '').replace(`${ORIGINS.gateways}/desk`, ''))
    expect(valuesOf(html, 'data-seconds-left')).toEqual(['1800', '60'])
    expect(html).toContain('The time of this order')
  })

  it.each(['', '0', '-5', '1.5', 'soon', '100001'])(
    'the clock page refuses "%s" minutes and keeps the typed value',
    async (minutes) => {
      const response = await desk.post('/clock', { minutes })
      const html = await response.text()
      expect(response.status).toBe(422)
      expect(html).toMatch(new RegExp(`value="${minutes}"\\s+aria-invalid="true"`))
      expect(html).toContain('2025-11-21 14:36:20')
    },
  )
})
