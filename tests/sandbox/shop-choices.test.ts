import { beforeEach, describe, expect, it } from 'vitest'
import { FLAG_NAMES } from '../../sandbox/records/init-fields'
import { PRESETS } from '../../sandbox/faults/presets'
import { TROUBLES } from '../../sandbox/shop/choices'
import { SCENARIO_GROUPS } from '../../sandbox/shop/scenarios'
import { PERSONAS } from '../../sandbox/members/personas'
import { SWITCHES, SWITCH_GROUPS, SWITCH_WORDS, USUALLY_ON } from '../../sandbox/shop/switches'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

type Sent = Readonly<Record<string, string>>

const buy = (form: Sent) => sandbox.send('shop', '/orders', { method: 'POST', body: new URLSearchParams(form) })

const tokenIn = ({ headers }: Response) => new URL(headers.get('location') ?? '').searchParams.get('token') ?? ''

/** The init answer for an order that was placed in the shop with these fields. */
async function initOf(form: Sent) {
  const token = tokenIn(await buy(form))
  const { body } = await call(sandbox, {
    token,
    path: PATHS.detail,
    payload: { locale: 'tr', checkoutFormToken: token },
  })
  return body
}

const look = async (query: string) => (await sandbox.send('shop', `/?${query}`)).text()

const isTicked = (html: string, name: string) =>
  new RegExp(`type="checkbox"[^>]*name="${name}"[^>]* checked`).test(html)

describe('the shop’s options of the checkout', () => {
  it('the shop’s options are all flags of the checkout, each in one group with words of its own', () => {
    expect(SWITCHES).toEqual(expect.arrayContaining([...FLAG_NAMES]))
    const shown = SWITCH_GROUPS.flatMap(({ names }) => names)
    expect([...shown].sort()).toEqual([...SWITCHES].sort())
    for (const lang of ['tr', 'en'] as const) {
      const sentences = SWITCHES.map((name) => SWITCH_WORDS[name].says[lang])
      expect(new Set(sentences).size).toBe(SWITCHES.length)
    }
  })

  it('a shop order has every payment method on by default (SBX-02~)', async () => {
    const methods = ['creditCardEnabled', 'fundEnabled', 'mixPaymentEnabled', 'bankTransferEnabled', 'creditEnabled']
    const told = await initOf({})
    for (const name of [...methods, 'bkmEnabled']) expect(told).toMatchObject({ [name]: true })
  })

  it.each(FLAG_NAMES)('the shop’s option %s reaches the checkout, on and off (SBX-02~)', async (name) => {
    expect(await initOf({ [name]: '1' })).toMatchObject({ [name]: true })
    expect(await initOf({ [name]: '0' })).toMatchObject({ [name]: false })
    expect(await initOf({})).toMatchObject({ [name]: USUALLY_ON.has(name) })
  })

  it.each([
    ['bkmEnabled', { bkmEnabled: true }],
    ['buyerProtectionEnabled', { buyerProtectionEnabled: true }],
    ['verifyIdentity', { abTests: { verifyIdentity: 1 } }],
    ['cashbackBanner', { campaignMarketingUiDisplay: { gsmCheckContent: 'http://127.0.0.1:4102/cashback.svg' } }],
    [
      'cashbackByWidth',
      {
        campaignMarketingUiDisplayV2: {
          desktop: { gsmCheckContent: 'http://127.0.0.1:4102/cashback-desktop.svg' },
          mobile: { gsmCheckContent: 'http://127.0.0.1:4102/cashback-mobile.svg' },
        },
      },
    ],
    ['plusInstallments', { plusInstallmentResponseList: [{ plusInstallment: 2 }] }],
  ])('the shop’s option %s reaches the checkout', async (name, told) => {
    expect(await initOf({ [name]: '1' })).toMatchObject(told)
    expect(await initOf({ [name]: '0' })).not.toMatchObject(told)
  })

  it('the shop’s options include the order’s lifetime and the URL to go back to', async () => {
    expect(await initOf({})).toMatchObject({
      checkoutFormTokenExpireTime: 1800,
      goBackUrl: 'http://127.0.0.1:4102/?lang=tr',
    })
    const chosen = await initOf({ minutes: '5', goBackUrl: 'https://defne.example/sepet' })
    expect(chosen).toMatchObject({ checkoutFormTokenExpireTime: 300, goBackUrl: 'https://defne.example/sepet' })
  })

  it('the shop’s choice of a persona fills in its contact', async () => {
    const html = await look('who=foreign')
    expect(html).toMatch(/id="gsmNumber"[^>]*value="\+4915112345678"/)
    expect(html).toMatch(/id="email"[^>]*value="anna\.schmidt@posta\.example"/)
    expect(await initOf({ who: 'foreign' })).toMatchObject({ buyerName: 'Anna', gsmNumber: '+4915112345678' })
  })

  it.each([
    ['all', ['buyerName', 'buyerSurname', 'gsmNumber', 'email']],
    ['no-name', ['gsmNumber', 'email']],
    ['no-phone', ['buyerName', 'buyerSurname', 'email']],
    ['no-email', ['buyerName', 'buyerSurname', 'gsmNumber']],
    ['nothing', []],
  ])('the shop’s choice of known buyer fields reaches the checkout: %s (SBX-02~)', async (buyerDetails, known) => {
    const init = await initOf({ buyerDetails })
    const facts = ['buyerName', 'buyerSurname', 'gsmNumber', 'email']
    expect(facts.filter((fact) => fact in init)).toEqual(known)
    expect(await look(`buyerDetails=${buyerDetails}`)).toContain(`<option value="${buyerDetails}" selected>`)
  })

  it('the shop makes up a new contact for an unknown buyer at each request', async () => {
    const phones = await Promise.all(
      ['who=new', 'who=new'].map(async (query) => /value="(\+90561\d{7})"/.exec(await look(query))?.[1]),
    )
    expect(phones).toEqual([expect.any(String), expect.any(String)])
    expect(phones[0]).not.toBe(phones[1])
  })

  it('a shop checkbox takes its last value, as its hidden 0 comes before its 1 (SBX-02~)', async () => {
    const off = new URLSearchParams([['buyerProtectionEnabled', '0']])
    const on = new URLSearchParams([...off, ['buyerProtectionEnabled', '1']])
    expect(isTicked(await look(String(on)), 'buyerProtectionEnabled')).toBe(true)
    expect(isTicked(await look(String(off)), 'buyerProtectionEnabled')).toBe(false)
  })

  it('the shop’s form takes the contact of a newly chosen persona without a script', async () => {
    const typed = { was: 'demo', email: 'elif.yilmaz@posta.example', gsmNumber: '+905321234567' }
    expect(await initOf({ ...typed, who: 'foreign' })).toMatchObject({ gsmNumber: '+4915112345678' })
    expect(await initOf({ ...typed, who: 'demo', email: 'a@b.example' })).toMatchObject({ email: 'a@b.example' })
  })
})

describe('faults of a shop order', () => {
  const rules = async () => {
    const { faults } = await sandbox.control<{ readonly faults: readonly Record<string, unknown>[] }>('/faults')
    return faults.map(({ token, act, phase }) => ({ token, act, phase }))
  }

  it.each(TROUBLES.slice(1))(
    'the fault %s applies to the shop order alone that it was chosen for (SBX-05~)',
    async (trouble) => {
      await buy({})
      expect(tokenIn(await buy({ trouble: 'nonsense' }))).not.toBe('')
      expect(await rules()).toEqual([])
      const token = tokenIn(await buy({ trouble }))
      const { fault: { act, phase } = {}, name } = PRESETS[trouble] ?? {}
      expect(await rules()).toEqual([{ token, act, phase }])
      const html = await look(`lang=en&trouble=${trouble}`)
      expect(html).toContain(`<option value="${trouble}" selected>${name?.en}<`)
      expect(html).toContain('<details open><summary>Options of the checkout')
    },
  )
})

describe('scenario links of the shop', () => {
  const all = SCENARIO_GROUPS.flatMap(({ scenarios }) => scenarios)

  it.each(all.map(({ name, choices }) => [name.en, choices] as const))(
    'the scenario “%s” is a shop URL that sets each of its options and opens an order (SBX-02~)',
    async (name, choices) => {
      const link = new RegExp(`<a href="([^"]+)">${name}</a>`)
        .exec(await look('lang=en'))?.[1]
        ?.replaceAll('&amp;', '&')
      const { searchParams } = new URL(link ?? '')
      expect(Object.fromEntries(searchParams)).toEqual({ lang: 'en', ...choices })
      const html = await look(String(searchParams))
      for (const [field, value] of Object.entries(choices)) {
        // The demo member is the default buyer, and a scenario names it explicitly.
        if (value !== 'demo') expect(html).not.toMatch(new RegExp(`name="${field}"[^>]*data-usual="${value}"`))
        if (SWITCHES.some((known) => known === field))
          expect([field, isTicked(html, field)]).toEqual([field, value === '1'])
        else
          expect(html).toMatch(
            new RegExp(`name="${field}"[^>]*value="${value}"|<option value="${value}" [^>]*selected>`),
          )
      }
      expect(tokenIn(await buy(choices))).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('a scenario’s link has its name and URL in the page’s language (BEST-10~)', async () => {
    const html = await look('lang=tr')
    for (const { name } of all) expect(html).toMatch(new RegExp(`[?]lang=tr&amp;[^"]*">${name.tr}</a>`))
  })

  it('the shop’s scenarios include each persona and each fault, under different names (BEST-10~)', () => {
    const chosen = (field: string) => new Set(all.flatMap(({ choices }) => choices[field] ?? []))
    expect(chosen('trouble')).toEqual(new Set(TROUBLES.slice(1)))
    expect(chosen('who')).toEqual(new Set(PERSONAS.map(({ key }) => key)))
    expect(new Set(all.map(({ name }) => name.tr)).size).toBe(all.length)
  })
})

describe('the shop’s URL', () => {
  it('the shop’s URL holds the options, and the shop’s links carry them (SBX-02~)', async () => {
    const html = await look('lang=en&price=12.5&currency=EUR&minutes=5&fundEnabled=1&newDesignEnabled=0')
    expect(html).toMatch(/id="price"[^>]*value="12\.5"/)
    expect(html).toContain('<option value="EUR" selected>')
    expect(html).toContain('<option value="5" selected>')
    expect(['fundEnabled', 'newDesignEnabled', 'creditCardEnabled'].map((name) => isTicked(html, name))).toEqual([
      true,
      false,
      true,
    ])
    expect(html).toContain('<details open><summary>Options of the checkout')
    expect(html).toContain('price=12.5&amp;currency=EUR')
  })

  it('the shop’s options are folded while none was chosen', async () => {
    expect(await look('price=12')).toContain('<details><summary>Ödeme sayfasının seçenekleri')
  })

  it('unknown values in the shop’s URL give the default options', async () => {
    const html = await look('who=nobody&currency=ZZZ&minutes=7&fundEnabled=maybe')
    expect(html).toMatch(/id="email"[^>]*value="elif\.yilmaz@posta\.example"/)
    expect(html).toContain('<option value="TRY" selected>')
    expect(html).toContain('<option value="30" selected>')
    expect(isTicked(html, 'fundEnabled')).toBe(false)
  })
})

describe('validation of the shop’s order form', () => {
  it('the shop’s order form keeps all chosen values when one of them is refused', async () => {
    const response = await buy({
      price: 'free',
      currency: 'GBP',
      minutes: '60',
      creditEnabled: '1',
      goBackUrl: 'javascript:1',
    })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toMatch(/id="price"[^>]*value="free"[^>]*aria-invalid="true"/)
    expect(html).toMatch(/id="goBackUrl"[^>]*value="javascript:1"[^>]*aria-invalid="true"/)
    expect(html).toContain('<option value="GBP" selected>')
    expect(html).toContain('<option value="60" selected>')
    expect(isTicked(html, 'creditEnabled')).toBe(true)
  })

  it.each(['+905321234567', '+4915112345678', '+12025550123'])(
    'the shop’s order form accepts the phone %s',
    async (gsmNumber) => {
      expect((await buy({ gsmNumber })).status).toBe(303)
    },
  )

  it.each(['0532', '+902121234567', '+90532123456', '49151', '+0151'])(
    'the shop’s order form refuses the phone %s',
    async (gsmNumber) => {
      expect((await buy({ gsmNumber })).status).toBe(422)
    },
  )
})
