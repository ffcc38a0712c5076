import { describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'

const look = async (query: string) => {
  const sandbox = await openSandbox()
  return sandbox.send('parent', `/?${query}`)
}

describe('a merchant that shows the checkout in a frame', () => {
  it('frames the checkout of one order, and lets nobody else be framed (SBX-02~)', async () => {
    const response = await look('token=04de1234-32b9&lang=en')
    const html = await response.text()
    expect(html).toContain(`src="${ORIGINS.app}/embed/?token=04de1234-32b9&amp;lang=en"`)
    expect(html).toContain('Open in a new window')
    expect(response.headers.get('content-security-policy')).toContain(`frame-src ${ORIGINS.app}`)
  })

  it('says what it is for without an order', async () => {
    expect(await (await look('lang=tr')).text()).toContain('Çerçeve içinde')
  })

  it('writes a hostile token as text', async () => {
    expect(await (await look(`lang=tr&token=${encodeURIComponent('"><script>')}`)).text()).not.toContain('"><script>')
  })
})

describe('the shop', () => {
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

  it('leads into the frame where that was chosen, and tells the checkout so (SBX-02~)', async () => {
    const { address, token, sent } = await order({ embedded: '1' })
    expect([address.origin, token]).toEqual([ORIGINS.parent, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    const payWithWalletCustomUI = { iyzilinkView: true, iyzilinkFlexibleLink: false }
    expect(sent).toMatchObject({ sandbox: { init: { payWithWalletCustomUI } } })
  })

  it('says what it has agreed about foreign numbers (SBX-02~)', async () => {
    expect((await order({})).sent).toMatchObject({ sandbox: { foreign: 'admitted' } })
    expect((await order({ foreign: 'plain-form' })).sent).toMatchObject({ sandbox: { foreign: 'plain-form' } })
  })
})
