import { beforeEach, describe, expect, it } from 'vitest'
import { atBank } from './at-bank'
import { follow, formIn, post } from './bank'
import { ORIGINS, START, openSandbox } from './harness'
import type { Harness } from './harness'
import { ledgerOf, readyToSend } from './payments'
import { refusalsOf, without } from './refusals'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

describe('3-D Secure pages of the bank', () => {
  it('the bank takes the 3-D Secure form only as the provider made it, and records each refusal (SBX-06~)', async () => {
    const { send, token } = await readyToSend(sandbox)
    const { action, fields } = formIn(await send('threeDS'))
    for (const name of Object.keys(fields)) {
      expect((await post(sandbox, action, without(fields, name) as Record<string, string>)).status).toBe(400)
      expect((await post(sandbox, action, { ...fields, [name]: `${fields[name]}x` })).status).toBe(400)
    }
    expect((await post(sandbox, action, { ...fields, extra: '1' })).status).toBe(400)
    // A form without its id belongs to no order.
    expect(await refusalsOf(sandbox, token)).toHaveLength(2 * Object.keys(fields).length - 1)
    expect((await refusalsOf(sandbox, token)).at(-1)).toMatchObject({ reason: 'wrong-payload', detail: 'extra' })
  })

  it('the bank’s page shows merchant, bank and masked card and phone in both languages (SBX-03~)', async () => {
    const { bank, member } = await atBank(sandbox, {}, { order: { merchantName: 'Defne & Oğlu' } })
    const [tr, en] = [await bank.html('tr'), await bank.html('en')]
    expect(tr).toContain('data-form="acs"')
    expect(tr).toContain('Defne &amp; Oğlu')
    expect(tr).toContain('Garanti Bankası')
    expect(tr).toContain('•••• 0003')
    expect(tr).toContain(`••• ${member.gsmNumber.slice(-4, -2)} ${member.gsmNumber.slice(-2)}`)
    expect(tr).toContain('Ödemenizi onaylayın')
    expect(en).toContain('Approve your payment')
    for (const html of [tr, en]) expect(html).not.toContain('5400360000000003')
  })

  it('the bank’s page sets no cookie, is never cached, and posts to provider and checkout alone', async () => {
    const { bank } = await atBank(sandbox)
    const { headers } = await sandbox.send('bank', bank.page)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${ORIGINS.gateways} ${ORIGINS.app};`)
  })

  it('an unknown 3-D Secure session has no page', async () => {
    expect((await sandbox.send('bank', '/3ds/nobody')).status).toBe(404)
    expect((await sandbox.send('gateways', '/payment-gateway/payment/iyzipos/callback3ds/success/3')).status).toBe(404)
  })

  it('a shopper who returns before the bank has decided has paid nothing (SBX-07~)', async () => {
    const { begun, token, ...ready } = await atBank(sandbox)
    const { fields } = formIn(begun)
    const path = `${new URL(fields['successUrl'] ?? '').pathname}?PaReq=${fields['PaReq']}`
    expect(await follow(sandbox, await sandbox.send('gateways', path))).toBe(`/pay?token=${token}&lang=tr`)
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
  })

  it('the bank’s SMS code has the order’s own time', async () => {
    const { member } = await atBank(sandbox)
    const query = new URLSearchParams({ gsmNumber: member.gsmNumber })
    const { messages } = await sandbox.control<{ messages: { at: number }[] }>(`/sms?${query}`)
    expect(messages[0]?.at).toBe(START)
  })
})
