import { describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'

const LOADER = { file: 'assets/checkout-loader-classic-1-abc1234.js', integrity: 'sha384-aGFzaA==' }

const BUILT = { '/build.json': JSON.stringify({ loader: { classic: LOADER } }) }

const look = async (query: string, built: Readonly<Record<string, string>> = BUILT) => {
  const sandbox = await openSandbox({ built })
  return sandbox.send('parent', `/?${query}`)
}

describe('the merchant’s page around the checkout', () => {
  it('the merchant’s page loads the loader by its hash, and may frame only the checkout (SBX-02~, BEST-12~)', async () => {
    const response = await look('token=04de1234-32b9&lang=en')
    const html = (await response.text()).replace(/\s+/g, ' ')
    expect(html).toContain(`<script src="${ORIGINS.app}/${LOADER.file}" integrity="${LOADER.integrity}" crossorigin`)
    expect(html).toContain(`data-address="${ORIGINS.app}/?token=04de1234-32b9&amp;lang=en" data-way="frame"`)
    expect(html).toContain('Open the checkout in a new window')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`frame-src ${ORIGINS.app}`)
    // Chrome 90 applies it to the forms with which the frame goes on to the bank and the shop.
    expect(policy).toContain(`form-action 'self' ${ORIGINS.shop} ${ORIGINS.bank};`)
    expect(policy).toContain(`script-src 'self' ${ORIGINS.app}`)
  })

  it.each(['modal', 'redirect'])(
    'the merchant’s page opens the checkout by a button press in the way %s (BEST-12~)',
    async (way) => {
      const html = await (await look(`token=04de1234-32b9&lang=en&way=${way}`)).text()
      expect(html).toContain(`data-way="${way}"`)
      expect(html).toContain('data-action="open-checkout"')
    },
  )

  it('the merchant’s page answers 503 with the reason if the checkout has not been built', async () => {
    for (const built of [{}, { '/build.json': '{}' }]) {
      const response = await look('token=04de1234-32b9&lang=en', built)
      expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('has not been built')])
    }
  })

  it('the merchant’s page without an order explains its purpose', async () => {
    expect(await (await look('lang=tr')).text()).toContain('Çerçeve içinde')
  })

  it('the merchant’s page shows a hostile token as text', async () => {
    expect(await (await look(`lang=tr&token=${encodeURIComponent('"><script>')}`)).text()).not.toContain('"><script>')
  })
})

describe('the shop’s order form', () => {
  const order = async (choices: Readonly<Record<string, string>>) => {
    const sandbox = await openSandbox()
    const body = new URLSearchParams({ who: 'demo', price: '10,00', currency: 'TRY', ...choices })
    const { email, gsmNumber } = { email: 'elif.yilmaz@posta.example', gsmNumber: '+905321234567' }
    body.set('email', email)
    body.set('gsmNumber', gsmNumber)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await sandbox.send('shop', '/orders?lang=tr', { method: 'POST', headers, body: body.toString() })
    const address = new URL(response.headers.get('location') ?? '')
    const token = address.searchParams.get('token') ?? ''
    const [initialized] = (await sandbox.control<{ requests: { body: unknown }[] }>('/requests')).requests
    return { address, token, sent: initialized?.body }
  }

  it('the shop leads to the merchant’s page if embedding was chosen, with the checkout’s flag set (SBX-02~)', async () => {
    const { address, token, sent } = await order({ embedded: '1' })
    expect([address.origin, token]).toEqual([ORIGINS.parent, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    const payWithWalletCustomUI = { iyzilinkView: true, iyzilinkFlexibleLink: false }
    expect(sent).toMatchObject({ sandbox: { init: { payWithWalletCustomUI } } })
  })

  it('the shop sends the chosen rule for foreign phones with the order (SBX-02~)', async () => {
    expect((await order({})).sent).toMatchObject({ sandbox: { foreign: 'admitted' } })
    expect((await order({ foreign: 'plain-form' })).sent).toMatchObject({ sandbox: { foreign: 'plain-form' } })
  })
})
