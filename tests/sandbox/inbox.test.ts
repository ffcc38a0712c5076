import { beforeEach, describe, expect, it } from 'vitest'
import { linked } from '../../sandbox/inbox/page'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, latestCode, makeMember, makeOrder, otpPayload } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const inbox = async (query = '') => (await sandbox.send('gateways', `/inbox${query}`)).text()

const codesIn = (html: string) => [...html.matchAll(/data-sms-code="(\d{6})"/g)].map(([, code]) => code)

async function sendCode(merchantName = 'Defne', locale: 'tr' | 'en' = 'tr') {
  const member = await makeMember(sandbox)
  const { token } = await makeOrder(sandbox, { merchantName })
  await call(sandbox, { token, path: PATHS.otp, payload: otpPayload(member), locale })
  return { member, code: await latestCode(sandbox, member.gsmNumber) }
}

describe('the SMS inbox', () => {
  it('the SMS inbox shows the newest message first, with its phone, text and time (SBX-03~)', async () => {
    const first = await sendCode()
    const second = await sendCode()
    const html = await inbox()
    expect(codesIn(html)).toEqual([second.code, first.code])
    expect(html).toContain(first.member.gsmNumber.replace(/^(\+90)(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5'))
    expect(html).toContain(`Doğrulama kodunuz: ${first.code}`)
    expect(html).toContain('14:36:20')
  })

  it('the OTP’s SMS ends with the line of host and code that a phone’s autofill reads (BEST-06~)', async () => {
    for (const locale of ['tr', 'en'] as const) {
      const { member, code } = await sendCode('Defne', locale)
      const query = new URLSearchParams({ gsmNumber: member.gsmNumber })
      const { messages } = await sandbox.control<{ messages: { text: string }[] }>(`/sms?${query}`)
      const lines = messages[0]?.text.split('\n')
      expect(lines?.slice(-2)).toEqual(['', `@${new URL(ORIGINS.app).hostname} #${code}`])
      expect(await inbox()).toContain(`\n\n@127.0.0.1 #${code}`)
    }
  })

  it.each([
    (phone: string) => phone,
    (phone: string) => phone.replace('+90', '0'),
    (phone: string) => phone.slice(3),
    (phone: string) => phone.replace('+90', '+90 '),
  ])('the SMS inbox can be filtered by a phone in any notation', async (written) => {
    const { member, code } = await sendCode()
    await sendCode()
    const query = new URLSearchParams({ gsmNumber: written(member.gsmNumber) })
    expect(codesIn(await inbox(`?${query}`))).toEqual([code])
  })

  it('the SMS inbox says that it is empty, in both languages', async () => {
    expect(await inbox()).toContain('Henüz mesaj yok')
    expect(await inbox('?lang=en')).toContain('No messages yet')
  })

  it('the SMS inbox refreshes by a meta element without scripts, and its list by a script', async () => {
    const html = await inbox()
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="2" /></noscript>')
    expect(html).toMatch(new RegExp(`<script [^>]*src="${ORIGINS.gateways}/inbox/live.js"`))
    expect(html).toMatch(/<ol id="messages" data-live/)
    const script = await sandbox.send('gateways', '/inbox/live.js')
    expect(script.headers.get('content-type')).toContain('javascript')
  })

  it('the SMS inbox has links to the shop and to the desk', async () => {
    const html = await inbox('?lang=en')
    expect(html).toContain(`href="${ORIGINS.shop}/?lang=en"`)
    expect(html).toContain(`href="${ORIGINS.gateways}/desk?lang=en"`)
  })

  it('the SMS inbox makes links of the sandbox’s own URLs alone', async () => {
    const app = `${ORIGINS.gateways}/app?member=1&x=2`
    const html = String(await linked(`Uygulama: ${app} http://127.0.0.1.elsewhere.example/app https://<b>`, ORIGINS))
    const shown = app.replace('&', '&amp;')
    expect(html).toBe(
      `Uygulama: <a href="${shown}">${shown}</a> http://127.0.0.1.elsewhere.example/app https://&lt;b&gt;`,
    )
  })

  it('the SMS inbox shows markup in a merchant name or a filter as text', async () => {
    await sendCode('<img src=x onerror=alert(1)>')
    const html = await inbox('?gsmNumber=<b>')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>')
  })
})
