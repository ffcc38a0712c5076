import { describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import { expectRefused } from './refusals'
import { PATHS, call, dataOf, readyToPay } from './shopper'

type Fields = Readonly<Record<string, string>>

const REGISTERED = { name: 'Işıl', surname: 'İnce', identityNumber: '10000000146', birthDate: '1988-04-17' }

const FILLED_IN = { ...REGISTERED, birthDate: '17/04/1988' }

/** A member who was sent the app link, and the phone that opens it. */
async function withLink(wanted: object = {}, locale: 'tr' | 'en' = 'tr') {
  const sandbox = await openSandbox()
  const { order, member, login } = await readyToPay(sandbox, { member: { ...REGISTERED, kycLevel: 0, ...wanted } })
  const asMember = (path: string, payload: object) =>
    call(sandbox, { token: order.token, path, payload, headers: login.headers, locale })
  const sent = await asMember(PATHS.appLink, { deviceType: 'ios', linkType: 'ios' })
  const query = new URLSearchParams({ gsmNumber: member.gsmNumber })
  const { messages } = await sandbox.control<{ messages: Record<string, string>[] }>(`/sms?${query}`)
  const [message] = messages
  const path = (message?.['link'] ?? '').slice(ORIGINS.gateways.length)
  const open = async (at = path) => {
    const response = await sandbox.send('gateways', at)
    return { status: response.status, html: await response.text(), headers: response.headers }
  }
  const submit = async (fields: Fields = FILLED_IN, at = path) => {
    const body = new URLSearchParams(fields)
    const response = await sandbox.send('gateways', at, { method: 'POST', body })
    return { status: response.status, html: await response.text(), location: response.headers.get('location') }
  }
  const level = async () => dataOf(await asMember(PATHS.kyc, { channelType: 'PAY_WITH_WALLET' }))['kycLevel']
  const change = (changed: object) => sandbox.control(`/members/${member.memberId}`, changed, 'PATCH')
  return { sandbox, token: order.token, asMember, member, sent, message, path, open, submit, level, change }
}

const valueOf = (html: string, field: string) =>
  new RegExp(`data-field="${field}"[^>]*? value="([^"]*)"`, 's').exec(html)?.[1]

describe('the app link for identity verification', () => {
  it.each([
    ['tr', /^Cüzdan uygulamasında/],
    ['en', /^Verify your identity/],
  ] as const)(
    'the app link is sent by SMS in the checkout’s language, %s, without an OTP (KYC-04~)',
    async (locale, text) => {
      const { sent, message, member } = await withLink({}, locale)
      expect(dataOf(sent)).toEqual({})
      expect(message).toMatchObject({ gsmNumber: member.gsmNumber, language: locale })
      expect(message?.['text']).toMatch(text)
      expect(message?.['link']).toMatch(new RegExp(`/app\\?key=[0-9a-f]{32}&lang=${locale}$`))
      expect(message).not.toHaveProperty('code')
    },
  )

  it('the SMS inbox shows the app link as a hyperlink (SBX-03~)', async () => {
    const { sandbox, message } = await withLink()
    const html = await (await sandbox.send('gateways', '/inbox')).text()
    expect(html).toContain(`href="${message?.['link']?.replace('&', '&amp;')}"`)
  })

  it.each(['android', 'ios', 'web', 'windows mobile'])(
    'the app link is sent to a device of the type %s (KYC-04~)',
    async (kind) => {
      const { asMember } = await withLink()
      const answer = await asMember(PATHS.appLink, { deviceType: kind, linkType: 'android' })
      expect(answer.body).toMatchObject({ status: 'success', data: {} })
    },
  )

  it.each([{ deviceType: 'phone' }, { linkType: 'web' }])(
    'a request for the app link with %o is refused and recorded (SBX-06~)',
    async (changed) => {
      const { sandbox, token, asMember } = await withLink()
      const answer = await asMember(PATHS.appLink, { deviceType: 'web', linkType: 'ios', ...changed })
      await expectRefused(sandbox, token, answer, 'wrong-payload', '11', 400)
    },
  )
})

describe('the provider’s identity verification app', () => {
  it('the provider’s app opens with the registered data of the link’s member filled in (SBX-03~)', async () => {
    const { open } = await withLink()
    const { status, html, headers } = await open()
    expect(status).toBe(200)
    expect(html).toContain('data-form="app-verification"')
    expect(html).toContain('data-kyc-level="0"')
    for (const [field, value] of Object.entries(FILLED_IN)) expect(valueOf(html, field)).toBe(value)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it.each([
    [0, 1],
    [1, 2],
  ])(
    'the provider’s app raises level %i to %i and confirms it, and the checkout reads it (SBX-03~, KYC-04~)',
    async (from, to) => {
      const { path, open, submit, level } = await withLink({ kycLevel: from })
      const { status, location } = await submit()
      expect(status).toBe(303)
      expect(path).toContain(location)
      const { html } = await open()
      expect(html).toContain(`data-kyc-level="${to}"`)
      expect(html).toContain('Kimliğiniz doğrulandı')
      expect(html).not.toContain('<form')
      expect(await level()).toBe(to)
    },
  )

  it('the provider’s app raises the level once for each link (SBX-03~)', async () => {
    const { submit, level } = await withLink()
    await submit()
    const again = await submit()
    expect(again.status).toBe(200)
    expect(again.html).not.toContain('<form')
    expect(await level()).toBe(1)
  })

  it('the provider’s app shows a member of the highest level that no step is left (SBX-03~)', async () => {
    const { open, submit } = await withLink({ kycLevel: 2 })
    expect((await open()).html).toContain('Yapılacak bir şey kalmadı')
    expect((await submit()).status).toBe(200)
  })

  it.each([
    ['name', '', 'Adınızı girin'],
    ['surname', ' ', 'Soyadınızı girin'],
    ['identityNumber', '10000000147', 'T.C. kimlik numarası geçersiz'],
    ['birthDate', '31/04/1988', 'Doğum tarihi geçersiz'],
    ['birthDate', 'dün', 'Doğum tarihi geçersiz'],
  ])(
    'the provider’s app keeps the typed values when %s is "%s", and marks the invalid field (SBX-03~)',
    async (field, value, sentence) => {
      const { submit, level } = await withLink()
      const { status, html } = await submit({ ...FILLED_IN, [field]: value })
      expect(status).toBe(422)
      expect(html).toContain(sentence)
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
      expect(html.match(/autofocus/g)).toHaveLength(1)
      for (const [other, typed] of Object.entries(FILLED_IN)) {
        if (other !== field) expect(valueOf(html, other)).toBe(typed)
      }
      expect(await level()).toBe(0)
    },
  )

  it.each([
    ['spaces in the number', { identityNumber: '100 000 001 46' }],
    ['points in the day', { birthDate: '17.04.1988' }],
    ['capitals in the name', { name: 'IŞIL' }],
  ])('the provider’s app accepts %s (SBX-03~)', async (_, changed) => {
    const { submit, level } = await withLink()
    expect((await submit({ ...FILLED_IN, ...changed })).status).toBe(303)
    expect(await level()).toBe(1)
  })

  it('the provider’s app refuses an identity number that belongs to another person (SBX-03~)', async () => {
    const { submit, level } = await withLink()
    const { status, html } = await submit({ ...FILLED_IN, identityNumber: '17291716060' })
    expect(status).toBe(422)
    expect(html).toContain('Kimliğinizi doğrulayamadık')
    expect(await level()).toBe(0)
  })

  it('the provider’s app asks a member under 18 for a guardian’s consent, in the page’s language (SBX-03~)', async () => {
    const { path, submit, level } = await withLink({ birthDate: '2010-04-17' })
    const typed = { ...FILLED_IN, birthDate: '17/04/2010' }
    expect((await submit(typed)).html).toContain('velinin veya vasinin onayı')
    expect((await submit(typed, path.replace('lang=tr', 'lang=en'))).html).toContain('parent or guardian')
    expect(await level()).toBe(0)
  })

  it('the provider’s app takes any valid number of a member without one, and names an example (SBX-03~)', async () => {
    const { open, submit, level } = await withLink({ identityNumber: undefined, birthDate: undefined })
    const { html } = await open()
    expect(html).toContain('10000000146 gibi geçerli')
    expect(valueOf(html, 'identityNumber')).toBe('')
    await submit()
    expect(await level()).toBe(1)
  })

  it('the provider’s app refuses a suspended member with 403 (SBX-03~, AGR-04~)', async () => {
    const { open, submit, change } = await withLink()
    await change({ suspended: true })
    expect(await open()).toMatchObject({ status: 403, html: expect.stringContaining('askıya alındı') as string })
    expect((await submit()).status).toBe(403)
  })

  it('the provider’s app link is valid for half an hour, and an unknown key opens no form (SBX-03~)', async () => {
    const { sandbox, open, submit } = await withLink()
    sandbox.pass(1799)
    expect((await open()).status).toBe(200)
    sandbox.pass(1)
    expect(await open()).toMatchObject({ status: 410, html: expect.stringContaining('artık geçerli değil') as string })
    expect((await submit()).status).toBe(410)
    expect((await open('/app?key=x&lang=en')).html).toContain('no longer valid')
    expect((await open('/app')).status).toBe(404)
  })

  it('the provider’s app escapes markup in a typed name (SBX-03~)', async () => {
    const { submit } = await withLink()
    const { html } = await submit({ ...FILLED_IN, name: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
  })
})
