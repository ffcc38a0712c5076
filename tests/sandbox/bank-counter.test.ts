import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { postForm, readyForLater } from './later-money'
import type { Later } from './later-money'
import { refusalsOf } from './refusals'
import { dataOf } from './shopper'

let sandbox: Harness
let shopper: Later
beforeEach(async () => {
  sandbox = await openSandbox()
  shopper = await readyForLater(sandbox, { order: { merchantName: '<b>Defne</b>' } })
})

const status = async () => (await shopper.state())['paymentStatus']
const read = async (path: string) => (await sandbox.send('bank', path)).text()

describe('the bank’s transfer page', () => {
  const send = (fields: Record<string, string>, lang = 'tr') => postForm(sandbox, `/transfer?lang=${lang}`, fields)
  const begin = async () => String((await shopper.send('transfer', shopper.transfer())).body['code'])

  it('the transfer page pays the amount for a reference code, and shows that after a reload (SBX-03~)', async () => {
    const code = await begin()
    const answer = await send({ code: code.toLowerCase(), amount: '2.480,00' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/transfer/${code}?lang=tr`)
    expect(await status()).toBe('SUCCESS')
    const page = await read(`/transfer/${code}?lang=tr`)
    expect(page).toContain('data-transfer-state="arrived"')
    expect(page).toContain('Havaleniz ulaştı')
    expect(page).not.toContain('<b>Defne</b>')
  })

  it.each([
    ['without a code', { code: '' }, 'Referans kodunu yazın', 'Enter the reference code'],
    ['without an amount', { amount: '' }, 'Geçerli bir tutar girin', 'Enter a valid amount'],
    ['with another code', { code: 'A2A222' }, 'para gönderilmedi', 'no money was sent'],
    ['with another amount', { amount: '2480,01' }, 'para gönderilmedi', 'no money was sent'],
  ])('the transfer page keeps the typed values and moves no money %s', async (_, changed, turkish, english) => {
    const typed = { code: await begin(), amount: '2480', ...changed }
    for (const [lang, said] of [
      ['tr', turkish],
      ['en', english],
    ] as const) {
      const answer = await send(typed, lang)
      expect(answer.status).toBe(422)
      const page = await answer.text()
      expect(page).toContain(said)
      expect(page).toContain(`value="${typed.code}"`)
      expect(page).toContain('aria-invalid="true"')
    }
    expect(await status()).toBe('INIT_BANK_TRANSFER')
  })

  it('the transfer page shows that a reference code is void once the order was paid by card', async () => {
    const code = await begin()
    await shopper.pay({ conversationId: 'card-1' })
    expect((await send({ code, amount: '2480' })).headers.get('location')).toBe(`/transfer/${code}?lang=tr`)
    expect(await read(`/transfer/${code}?lang=en`)).toContain('no longer valid')
  })

  it('the transfer page books and shows what the transfer was started for, after a change of the price', async () => {
    const code = await begin()
    await sandbox.control(`/orders/${shopper.order.token}`, { price: 3000 }, 'PATCH')
    expect((await send({ code, amount: '3000' })).status).toBe(422)
    expect(await sandbox.control(`/orders/${shopper.order.token}/transfer`, {})).toEqual({ outcome: 'arrived' })
    expect(await read(`/transfer/${code}?lang=en`)).toContain('data-bank-amount="248000"')
    expect(await sandbox.control('/ledger')).toMatchObject({ authorisations: [{ minor: 248_000 }] })
  })

  it('the transfer page does not disclose whether a reference code is pending', async () => {
    const code = await begin()
    for (const asked of [code, 'A2A222'])
      expect((await sandbox.send('bank', `/transfer/${asked}`)).headers.get('location')).toBe('/transfer?lang=tr')
  })

  it('the transfer page fills in the reference code of its query, as escaped text', async () => {
    expect(await read('/transfer?code=K7M429&lang=en')).toContain('value="K7M429"')
    expect(await read('/transfer?code=%22%3E%3Cscript%3E')).not.toContain('<script>')
  })
})

describe('the bank’s shopping credit page', () => {
  async function keyOf(acquirerId = 901) {
    const { creditToken } = dataOf(await shopper.send('validation', shopper.validation()))
    const { formData } = dataOf(await shopper.send('application', shopper.application(creditToken, { acquirerId })))
    const document = Buffer.from(String(formData), 'base64').toString('utf8')
    return /name="applicationKey" value="([^"]+)"/.exec(document)?.[1] ?? ''
  }
  async function open(acquirerId = 901, lang = 'tr') {
    const arrived = await postForm(sandbox, '/credit', { applicationKey: await keyOf(acquirerId), lang })
    return arrived.headers.get('location') ?? ''
  }
  const decide = (path: string, fields: Record<string, string>) => postForm(sandbox, path, fields)
  const YES = { term: '6', accepted: 'yes' }
  const back = (screen: string, lang = 'tr') => `${ORIGINS.app}/${screen}?token=${shopper.order.token}&lang=${lang}`

  it('the credit page shows the bank, the amount and a plan for each term, in both languages (SBX-03~)', async () => {
    const path = await open()
    const turkish = await read(path)
    for (const shown of ['Anka Bankası', 'data-form="credit-application"', '3 ay', '36 ay', '₺913,87', '%3,99–%4,49'])
      expect(turkish).toContain(shown)
    expect(turkish).not.toContain('<b>Defne</b>')
    const english = await read(path.replace('lang=tr', 'lang=en'))
    for (const shown of ['36 months', '₺913.87', '3.99%–4.49%']) expect(english).toContain(shown)
  })

  it('the credit page shows and books what was applied for, after a change of the price', async () => {
    const path = await open()
    await sandbox.control(`/orders/${shopper.order.token}`, { price: 3000 }, 'PATCH')
    for (const shown of ['data-bank-amount="248000"', '₺913,87']) expect(await read(path)).toContain(shown)
    await decide(path, { ...YES, decision: 'new-customer' })
    expect(await read(path)).toContain('data-bank-amount="248000"')
    await decide(path, { decision: 'approve' })
    expect(await sandbox.control('/ledger')).toMatchObject({ authorisations: [{ minor: 248_000 }] })
  })

  it('the credit page leads to the result page once the credit is approved (SBX-03~)', async () => {
    const answer = await decide(await open(903, 'en'), { ...YES, decision: 'approve' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(back('result-page', 'en'))
    expect(await status()).toBe('SUCCESS')
  })

  it.each(['cancel', 'reject'])(
    'the credit page leads back to the payment methods after %s (SBX-03~)',
    async (decision) => {
      const answer = await decide(await open(), { decision })
      expect(answer.headers.get('location')).toBe(back('pay'))
      expect(await status()).toBe('FAILURE')
    },
  )

  it.each([
    ['no term', { accepted: 'yes' }, 'Bir vade seçin'],
    ['a term that the bank has not', { accepted: 'yes', term: '5' }, 'Bir vade seçin'],
    ['the conditions not accepted', { term: '6' }, 'koşulları kabul edin'],
  ])('the credit page asks again if submitted with %s', async (_, fields, said) => {
    const path = await open()
    for (const decision of ['approve', 'new-customer']) {
      const answer = await decide(path, { ...fields, decision })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(said)
    }
    expect(await status()).toBe('INIT_CREDIT')
  })

  it('the credit page keeps the valid choices while it asks for the missing one', async () => {
    const path = await open()
    const answered = async (fields: Record<string, string>) =>
      (await decide(path, { ...fields, decision: 'approve' })).text()
    expect(await answered({ accepted: 'yes' })).toMatch(/data-field="accepted"[^>]* checked/)
    const withTerm = await answered({ term: '6' })
    expect(withTerm).toMatch(/value="6"[^>]* checked/)
    expect(withTerm).toMatch(/data-field="accepted"[^>]* autofocus/)
  })

  it('the credit page keeps a new customer’s application pending until the bank decides later (SBX-03~)', async () => {
    const path = await open()
    const answer = await decide(path, { ...YES, decision: 'new-customer' })
    expect(answer.headers.get('location')).toBe(path)
    expect(await status()).toBe('PENDING_CREDIT')
    const page = await read(path)
    expect(page).toContain('data-credit-state="PENDING_CREDIT"')
    expect(page).toContain(back('result-page').replace('&', '&amp;'))
    expect((await decide(path, { decision: 'approve' })).headers.get('location')).toBe(back('result-page'))
    expect(await status()).toBe('SUCCESS')
  })

  it('the credit page has no new-customer application at a bank that lends to customers alone', async () => {
    const path = await open(904)
    expect(await read(path)).not.toContain('data-action="new-customer"')
    await decide(path, { ...YES, decision: 'new-customer' })
    expect(await status()).toBe('INIT_CREDIT')
  })

  it('the credit page is closed once the application has expired, and changes nothing', async () => {
    const path = await open()
    await sandbox.control('/clock', { token: shopper.order.token, advanceSeconds: 1200 })
    expect(await read(path)).toContain('Bu başvuru kapandı')
    expect((await decide(path, { ...YES, decision: 'approve' })).headers.get('location')).toBe(back('pay'))
    expect(await status()).toBe('FAILURE')
  })

  it('the bank takes the credit form only as the provider made it, and records each refusal (SBX-06~)', async () => {
    const applicationKey = await keyOf()
    const asked = async (...fields: readonly (readonly [name: string, value: string])[]) => {
      const answer = await sandbox.send('bank', '/credit', {
        method: 'POST',
        body: new URLSearchParams(fields.map((field) => [...field])),
      })
      const refusals = await refusalsOf(sandbox, shopper.order.token)
      return [answer.status, refusals.length, refusals.at(-1)?.reason, refusals.at(-1)?.detail]
    }
    const key = ['applicationKey', applicationKey] as const
    const lang = ['lang', 'tr'] as const
    expect(await asked(key)).toEqual([400, 1, 'wrong-payload', 'lang'])
    expect(await asked(key, ['lang', 'de'])).toEqual([400, 2, 'wrong-payload', 'lang'])
    expect(await asked(key, lang, lang)).toEqual([400, 3, 'wrong-payload', 'lang'])
    expect(await asked(key, lang, ['extra', '1'])).toEqual([400, 4, 'wrong-payload', 'extra'])
    // A form without its key belongs to no order.
    expect((await asked(lang)).slice(0, 2)).toEqual([400, 4])
    expect((await asked(key, lang)).slice(0, 2)).toEqual([303, 4])
  })

  it('an unknown application has no credit page', async () => {
    for (const path of ['/credit/nobody', '/credit/nobody?lang=en'])
      expect((await sandbox.send('bank', path)).status).toBe(404)
    expect((await decide('/credit/nobody', { decision: 'approve' })).status).toBe(404)
  })
})

describe('pages of the bank', () => {
  it.each(['/', '/transfer', '/credit/nobody'])(
    '%s sets no cookie and allows scripts of its own origin alone',
    async (path) => {
      const { headers } = await sandbox.send('bank', path)
      expect(headers.get('set-cookie')).toBeNull()
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        `frame-ancestors ${path === '/credit/nobody' ? "'none'" : ORIGINS.app}`,
      ])
        expect(policy).toContain(rule)
    },
  )
})
